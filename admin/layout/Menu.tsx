import AccountBalanceIcon from '@mui/icons-material/AccountBalanceOutlined'
import HealthAndSafetyIcon from '@mui/icons-material/HealthAndSafetyOutlined'
import LabelIcon from '@mui/icons-material/LabelOutlined'
import ListAltIcon from '@mui/icons-material/ListAltOutlined'
import SavingsIcon from '@mui/icons-material/SavingsOutlined'
import TuneIcon from '@mui/icons-material/TuneOutlined'
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
        <StockMenu.ResourceItem name="deposits" />
        <StockMenu.ResourceItem name="suspense" />
        <StockMenu.ResourceItem name="paymentChannels" />
        <StockMenu.Item to="/paymentSettings" primaryText="paymentSettings.name" leftIcon={<TuneIcon />} />
        <StockMenu.ResourceItem name="depositBlocks" />
        <StockMenu.Item to="/tags" primaryText="desk.tags" leftIcon={<LabelIcon />} />
        <StockMenu.ResourceItem name="adjustments" />
        <StockMenu.Item to="/transfers" primaryText="books.transfers" leftIcon={<ListAltIcon />} />
        <StockMenu.Item to="/houseAccounts" primaryText="books.house" leftIcon={<SavingsIcon />} />
        <StockMenu.ResourceItem name="operators" />
        <StockMenu.ResourceItem name="identities" />
        <StockMenu.Item to="/protection" primaryText="protection.name" leftIcon={<HealthAndSafetyIcon />} />
        <StockMenu.ResourceItem name="withdrawals" />
        <StockMenu.ResourceItem name="auditLog" />
        <StockMenu.Item to="/trialBalance" primaryText="trialBalance.name" leftIcon={<AccountBalanceIcon />} />
      </StockMenu>
    </nav>
  )
}
