import AccountBalanceIcon from '@mui/icons-material/AccountBalanceOutlined'
import AccountTreeIcon from '@mui/icons-material/AccountTreeOutlined'
import AutorenewIcon from '@mui/icons-material/AutorenewOutlined'
import CardGiftcardIcon from '@mui/icons-material/CardGiftcardOutlined'
import EmojiEventsIcon from '@mui/icons-material/EmojiEventsOutlined'
import EventAvailableIcon from '@mui/icons-material/EventAvailableOutlined'
import HealthAndSafetyIcon from '@mui/icons-material/HealthAndSafetyOutlined'
import HowToRegIcon from '@mui/icons-material/HowToRegOutlined'
import HubIcon from '@mui/icons-material/HubOutlined'
import LabelIcon from '@mui/icons-material/LabelOutlined'
import ListAltIcon from '@mui/icons-material/ListAltOutlined'
import LocalFireDepartmentIcon from '@mui/icons-material/LocalFireDepartmentOutlined'
import MonitorHeartIcon from '@mui/icons-material/MonitorHeartOutlined'
import PercentIcon from '@mui/icons-material/PercentOutlined'
import PriceCheckIcon from '@mui/icons-material/PriceCheckOutlined'
import SavingsIcon from '@mui/icons-material/SavingsOutlined'
import SwapVertIcon from '@mui/icons-material/SwapVertOutlined'
import TollIcon from '@mui/icons-material/TollOutlined'
import TuneIcon from '@mui/icons-material/TuneOutlined'
import WorkspacePremiumIcon from '@mui/icons-material/WorkspacePremiumOutlined'
import { Menu as StockMenu, useTranslate } from 'react-admin'
import { openProposals } from '../kits/proposals/open-proposals.ts'
import { mayDo } from '../providers/auth-provider.ts'
import { read } from '../providers/server.ts'
import { CountedMenuItem } from './CountedMenuItem.tsx'
import { ConsoleNewGreatWinsDocument } from './layout.generated.ts'
import { MenuGroup } from './MenuGroup.tsx'

/** How many great wins nobody looked at yet. */
const newGreatWins = {
  queryKey: ['greatWins', 'new'],
  queryFn: async () => (await read(ConsoleNewGreatWinsDocument, {})).wins.pageInfo.totalItems,
}

/** The main menu: overview, then what may be read, grouped by the work it belongs to. */
export function Menu() {
  const translate = useTranslate()
  return (
    <nav aria-label={translate('layout.menu')}>
      <StockMenu>
        <StockMenu.DashboardItem />
        <CountedMenuItem
          name="proposals"
          icon={<HowToRegIcon />}
          tone="warning"
          query={openProposals}
          countOf={(proposals) => proposals.length}
        />
        {mayDo('greatWins', 'list') && (
          <CountedMenuItem
            name="greatWins"
            icon={<EmojiEventsIcon />}
            tone="error"
            query={newGreatWins}
            countOf={(count) => count}
          />
        )}
        <MenuGroup name="layout.groups.money">
          <StockMenu.ResourceItem name="deposits" />
          <StockMenu.ResourceItem name="suspense" />
          <StockMenu.ResourceItem name="withdrawals" />
          <StockMenu.ResourceItem name="adjustments" />
          <StockMenu.ResourceItem name="paymentChannels" />
          <StockMenu.Item to="/paymentSettings" primaryText="paymentSettings.name" leftIcon={<TuneIcon />} />
          <StockMenu.Item
            to="/withdrawalSettings"
            primaryText="withdrawalSettings.name"
            leftIcon={<PriceCheckIcon />}
          />
          <StockMenu.Item to="/turnoverRules" primaryText="turnoverRules.name" leftIcon={<AutorenewIcon />} />
          <StockMenu.Item
            to="/memberTransferRules"
            primaryText="memberTransferRules.name"
            leftIcon={<SwapVertIcon />}
          />
          <StockMenu.ResourceItem name="depositBlocks" />
        </MenuGroup>
        <MenuGroup name="layout.groups.members">
          <StockMenu.ResourceItem name="members" />
          <StockMenu.Item to="/tags" primaryText="desk.tags" leftIcon={<LabelIcon />} />
          <StockMenu.Item to="/vipLevels" primaryText="vipLevels.name" leftIcon={<WorkspacePremiumIcon />} />
          <StockMenu.ResourceItem name="identities" />
          <StockMenu.ResourceItem name="referrals" />
          <StockMenu.Item to="/referralRule" primaryText="referralRule.name" leftIcon={<CardGiftcardIcon />} />
          <StockMenu.Item to="/protection" primaryText="protection.name" leftIcon={<HealthAndSafetyIcon />} />
        </MenuGroup>
        <RewardsGroup />
        <MenuGroup name="layout.groups.agents">
          <StockMenu.Item to="/lines" primaryText="lines.name" leftIcon={<AccountTreeIcon />} />
          <StockMenu.ResourceItem name="contracts" />
          <StockMenu.ResourceItem name="contractTemplates" />
          <StockMenu.ResourceItem name="settlements" />
          <StockMenu.ResourceItem name="agentDisputes" />
          <StockMenu.ResourceItem name="agentDebts" />
          <StockMenu.ResourceItem name="agentReports" />
          <StockMenu.ResourceItem name="agentCosts" />
        </MenuGroup>
        <MenuGroup name="layout.groups.games">
          <StockMenu.ResourceItem name="vendors" />
          <StockMenu.ResourceItem name="games" />
          <StockMenu.Item to="/gameChoices" primaryText="gameChoices.name" leftIcon={<LocalFireDepartmentIcon />} />
          <StockMenu.ResourceItem name="bets" />
          <StockMenu.Item to="/vendorHealth" primaryText="vendorHealth.name" leftIcon={<MonitorHeartIcon />} />
          <StockMenu.ResourceItem name="vendorTransfers" />
          <StockMenu.Item to="/contentNetworks" primaryText="contentNetworks.name" leftIcon={<HubIcon />} />
        </MenuGroup>
        <MenuGroup name="layout.groups.lotteries">
          <StockMenu.ResourceItem name="lotteryDraws" />
          <StockMenu.ResourceItem name="lotteries" />
        </MenuGroup>
        <MenuGroup name="layout.groups.brand">
          <StockMenu.ResourceItem name="merchants" />
          <StockMenu.ResourceItem name="whitelabelModules" />
          <StockMenu.ResourceItem name="registrationFields" />
          <StockMenu.ResourceItem name="banners" />
          <StockMenu.ResourceItem name="announcements" />
        </MenuGroup>
        <MenuGroup name="layout.groups.books">
          <StockMenu.Item to="/transfers" primaryText="books.transfers" leftIcon={<ListAltIcon />} />
          <StockMenu.Item to="/houseAccounts" primaryText="books.house" leftIcon={<SavingsIcon />} />
          <StockMenu.Item to="/trialBalance" primaryText="trialBalance.name" leftIcon={<AccountBalanceIcon />} />
        </MenuGroup>
        <MenuGroup name="layout.groups.staff">
          <StockMenu.ResourceItem name="operators" />
          <StockMenu.ResourceItem name="auditLog" />
        </MenuGroup>
      </StockMenu>
    </nav>
  )
}

function RewardsGroup() {
  return (
    <MenuGroup name="layout.groups.rewards">
      <StockMenu.ResourceItem name="promotionClaims" />
      <StockMenu.ResourceItem name="promotions" />
      <StockMenu.ResourceItem name="missions" />
      <StockMenu.ResourceItem name="leaderboards" />
      <StockMenu.ResourceItem name="envelopes" />
      <StockMenu.ResourceItem name="raffles" />
      <StockMenu.Item to="/signInDays" primaryText="signInDays.name" leftIcon={<EventAvailableIcon />} />
      <StockMenu.ResourceItem name="redemptions" />
      <StockMenu.ResourceItem name="mallGoods" />
      <StockMenu.ResourceItem name="rebateClaims" />
      <StockMenu.Item to="/rebateRules" primaryText="rebateRules.name" leftIcon={<PercentIcon />} />
      <StockMenu.Item to="/pointSettings" primaryText="pointSettings.name" leftIcon={<TollIcon />} />
    </MenuGroup>
  )
}
