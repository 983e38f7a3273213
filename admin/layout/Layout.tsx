import type { LayoutProps } from 'react-admin'
import { Layout as StockLayout } from 'react-admin'
import { Profile } from '../pages/profile/index.ts'
import { signedInOperator } from '../providers/session.ts'
import { AppBar } from './AppBar.tsx'
import { useDeniedPage } from './denied-page.ts'
import { ExportProgress } from './ExportProgress.tsx'
import { Menu } from './Menu.tsx'
import { StrangersNotice } from './StrangersNotice.tsx'

/** The stock layout grows with the widest row of tabs or table; here those scroll by themselves and the page does not. */
const asWideAsTheWindow = {
  minWidth: 0,
  '& .RaLayout-content, & .RaShow-card, & .RaEdit-card': { minWidth: 0 },
}

/** react-admin's layout with our bar and menu; who must enrol an authenticator app first sees nothing but that. */
export function Layout(props: LayoutProps) {
  useDeniedPage()
  const mustEnrol = signedInOperator()?.mustEnrol ?? false
  return (
    <StockLayout {...props} appBar={AppBar} menu={Menu} sx={asWideAsTheWindow}>
      <StrangersNotice />
      {mustEnrol ? <Profile /> : props.children}
      <ExportProgress />
    </StockLayout>
  )
}
