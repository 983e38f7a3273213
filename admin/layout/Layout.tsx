import type { LayoutProps } from 'react-admin'
import { Layout as StockLayout } from 'react-admin'
import { AppBar } from './AppBar.tsx'
import { Menu } from './Menu.tsx'

/** The stock layout grows with the widest row of tabs or table; here those scroll by themselves and the page does not. */
const asWideAsTheWindow = { minWidth: 0, '& .RaLayout-content': { minWidth: 0 } }

/** react-admin's layout with our bar and menu. */
export function Layout(props: LayoutProps) {
  return <StockLayout {...props} appBar={AppBar} menu={Menu} sx={asWideAsTheWindow} />
}
