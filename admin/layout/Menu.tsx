import AccountBalanceIcon from '@mui/icons-material/AccountBalanceOutlined'
import { Menu as StockMenu, useTranslate } from 'react-admin'

/** The main menu: overview, each resource that may be read, trial balance. */
export function Menu() {
  const translate = useTranslate()
  return (
    <nav aria-label={translate('layout.menu')}>
      <StockMenu>
        <StockMenu.DashboardItem />
        <StockMenu.ResourceItem name="merchants" />
        <StockMenu.ResourceItem name="whitelabelModules" />
        <StockMenu.ResourceItem name="registrationFields" />
        <StockMenu.ResourceItem name="banners" />
        <StockMenu.ResourceItem name="announcements" />
        <StockMenu.ResourceItem name="members" />
        <StockMenu.ResourceItem name="withdrawals" />
        <StockMenu.ResourceItem name="auditLog" />
        <StockMenu.Item to="/trialBalance" primaryText="trialBalance.name" leftIcon={<AccountBalanceIcon />} />
      </StockMenu>
    </nav>
  )
}
