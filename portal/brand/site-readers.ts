import type { SiteTopic } from '../lib/schema.generated.ts'

/** Operations that show each part of the site that can change. */
export const readersOf: Readonly<Record<SiteTopic, readonly string[]>> = {
  STATUS: ['SystemStatus', 'Site'],
  SETTINGS: ['Site', 'RegistrationSetting', 'HelpArticles', 'HelpSearch', 'Chat'],
  BANNERS: ['Lobby', 'DialogBanners'],
  ANNOUNCEMENTS: ['Lobby', 'Notices', 'News', 'Popups', 'AgentAnnouncements'],
  GAMES: ['Site', 'Lobby', 'MaxWinGames', 'Games', 'FavouriteGames', 'RecentGames', 'LotteryMenus', 'Lottery'],
  PROMOTIONS: [
    'Promotions',
    'RewardCentre',
    'Missions',
    'MissionLeaderboards',
    'PointConfig',
    'PointRewards',
    'Vip',
    'VipSteps',
  ],
  PAYMENTS: ['PaymentChannels'],
}
