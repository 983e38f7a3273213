import 'i18next'
import type account from '../../locales/vi/account.json'
import type agent from '../../locales/vi/agent.json'
import type app from '../../locales/vi/app.json'
import type cashier from '../../locales/vi/cashier.json'
import type chat from '../../locales/vi/chat.json'
import type common from '../../locales/vi/common.json'
import type content from '../../locales/vi/content.json'
import type contracts from '../../locales/vi/contracts.json'
import type errors from '../../locales/vi/errors.json'
import type feedback from '../../locales/vi/feedback.json'
import type identity from '../../locales/vi/identity.json'
import type inbox from '../../locales/vi/inbox.json'
import type layout from '../../locales/vi/layout.json'
import type lobby from '../../locales/vi/lobby.json'
import type lottery from '../../locales/vi/lottery.json'
import type lotteryBoards from '../../locales/vi/lottery-boards.json'
import type missions from '../../locales/vi/missions.json'
import type money from '../../locales/vi/money.json'
import type pages from '../../locales/vi/pages.json'
import type pay from '../../locales/vi/pay.json'
import type play from '../../locales/vi/play.json'
import type points from '../../locales/vi/points.json'
import type promotions from '../../locales/vi/promotions.json'
import type protection from '../../locales/vi/protection.json'
import type providers from '../../locales/vi/providers.json'
import type rebates from '../../locales/vi/rebates.json'
import type referral from '../../locales/vi/referral.json'
import type reports from '../../locales/vi/reports.json'
import type rewardCentre from '../../locales/vi/reward-centre.json'
import type security from '../../locales/vi/security.json'
import type subaccounts from '../../locales/vi/subaccounts.json'
import type support from '../../locales/vi/support.json'
import type vip from '../../locales/vi/vip.json'
import type wallets from '../../locales/vi/wallets.json'
import type withdrawals from '../../locales/vi/withdrawals.json'

// Keys are checked against the Vietnamese words: a key that is not there does not compile. One line per namespace.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      account: typeof account
      agent: typeof agent
      app: typeof app
      cashier: typeof cashier
      chat: typeof chat
      common: typeof common
      content: typeof content
      contracts: typeof contracts
      errors: typeof errors
      feedback: typeof feedback
      identity: typeof identity
      inbox: typeof inbox
      layout: typeof layout
      lobby: typeof lobby
      lottery: typeof lottery
      'lottery-boards': typeof lotteryBoards
      missions: typeof missions
      money: typeof money
      pay: typeof pay
      play: typeof play
      pages: typeof pages
      points: typeof points
      providers: typeof providers
      promotions: typeof promotions
      protection: typeof protection
      withdrawals: typeof withdrawals
      rebates: typeof rebates
      referral: typeof referral
      reports: typeof reports
      subaccounts: typeof subaccounts
      support: typeof support
      vip: typeof vip
      wallets: typeof wallets
      'reward-centre': typeof rewardCentre
      security: typeof security
    }
  }
}
