import type { LayoutProps } from 'react-admin'
import { Layout as StockLayout } from 'react-admin'
import { AppBar } from './AppBar.tsx'
import { Menu } from './Menu.tsx'

/** react-admin's layout with our bar and menu. */
export function Layout(props: LayoutProps) {
  return <StockLayout {...props} appBar={AppBar} menu={Menu} />
}
