import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { agentPages, hasPage, isGamePath, isLobbyPath, memberPages, pageAddresses, paths } from './paths.ts'

/** Where addresses are given their pages. */
const routesOf = () =>
  ['routes', 'pages', 'agent-pages']
    .map((name) => readFileSync(new URL(`./${name}.tsx`, import.meta.url), 'utf8'))
    .join('\n')

describe('the addresses of the portal', () => {
  it('are those of §2', () => {
    expect({
      lobby: paths.lobby(),
      lobbyWithReferral: paths.lobby({ referralCode: 'A B&C' }),
      login: paths.login(),
      register: paths.register(),
      registerWithReferral: paths.register({ referralCode: 'AB12' }),
      promotions: paths.promotions(),
      pointMall: paths.pointMall(),
      announcements: paths.announcements(),
      help: paths.help(),
      terms: paths.help('term'),
      member: paths.member(),
      memberPages: memberPages.map((page) => paths.member(page)),
      agent: paths.agent(),
      agentHome: paths.agentHome(),
      agentPages: agentPages.map((page) => paths.agentHome(page)),
      sports: paths.category('SPORTS'),
      esports: paths.category('ESPORTS'),
      lott: paths.category('LOTTERY'),
      elott: paths.category('E_LOTTERY'),
      live: paths.category('LIVE'),
      fish: paths.category('FISH'),
      rng: paths.category('SLOTS'),
      rngOfVendor: paths.category('SLOTS', { vendorCode: 'PG' }),
      pvp: paths.category('PVP'),
      games: paths.games(),
      favorite: paths.favorite('SLOTS'),
      recent: paths.recent(),
      lottery: paths.lottery('SSC'),
      lotteryVerification: paths.lotteryVerification('SSC_1M', '20261122-0731'),
      seaLottery: paths.seaLottery(),
      vnLottery: paths.vnLottery('MB'),
      seamless: paths.seamless({ gameId: 'g1', mode: 'demo' }),
    }).toMatchInlineSnapshot(`
      {
        "agent": "/agent",
        "agentHome": "/agentHome",
        "agentPages": [
          "/agentHome/agentAnnouncement",
          "/agentHome/agentTeamOverview",
          "/agentHome/registerCenter",
          "/agentHome/agentSubAccounts",
          "/agentHome/downlineManagmentView",
          "/agentHome/agentContracts",
          "/agentHome/personalHistoryCopy",
          "/agentHome/palStatementsAgentCopy",
          "/agentHome/agentRevenueReport",
          "/agentHome/agentDownlineTransactionDetailsCopy",
          "/agentHome/agentDividendRecordCopy2",
          "/agentHome/agentDailyWages2",
          "/agentHome/agentHourSalary",
          "/agentHome/agentRealtimeSalary",
          "/agentHome/messageV2",
        ],
        "announcements": "/announcements",
        "elott": "/elott?gameType=ELOTT",
        "esports": "/esports?gameType=ESPORTS",
        "favorite": "/favorite?type=RNG",
        "fish": "/fish?gameType=FISH",
        "games": "/games",
        "help": "/help",
        "live": "/live?gameType=LIVE",
        "lobby": "/",
        "lobbyWithReferral": "/?referralCode=A+B%26C",
        "login": "/login",
        "lott": "/lott?gameType=LOTT",
        "lottery": "/lottery?gameCode=SSC",
        "lotteryVerification": "/lottery/verify?gameCode=SSC_1M&number=20261122-0731",
        "member": "/member",
        "memberPages": [
          "/member/securityCenter",
          "/member/transferFund",
          "/member/depositv2",
          "/member/withdraw",
          "/member/transferUpline",
          "/member/personalHistoryCopy",
          "/member/transactionHistory",
          "/member/personalProfit",
          "/member/bonusDetails",
          "/member/rewardCenter",
          "/member/referral",
          "/member/missionLeaderboard",
          "/member/messageV2",
          "/member/manualRebate",
          "/member/vip",
          "/member/protection",
          "/member/profile",
          "/member/feedback",
        ],
        "pointMall": "/pointMall",
        "promotions": "/promotions",
        "pvp": "/pvp?gameType=PVP",
        "recent": "/recent",
        "register": "/register",
        "registerWithReferral": "/register?referralCode=AB12",
        "rng": "/rng?gameType=RNG",
        "rngOfVendor": "/rng?gameType=RNG&vassalage=PG",
        "seaLottery": "/seaLottery",
        "seamless": "/seamless?gameId=g1&mode=demo",
        "sports": "/sports?gameType=SPORTS",
        "terms": "/help#term",
        "vnLottery": "/vnLottery?gameCode=MB",
      }
    `)
  })

  it('share one lobby, and hide the side menu on games', () => {
    expect(['/', '/index', '/index.html', '/home', '/login', '/register'].every(isLobbyPath)).toBe(true)
    expect(isLobbyPath('/promotions')).toBe(false)
    expect(['/seamless', '/lottery', '/vnLottery', '/seaLottery'].every(isGamePath)).toBe(true)
    expect(isGamePath('/lott')).toBe(false)
  })

  it('know which categories have a page', () => {
    expect(hasPage('SLOTS')).toBe(true)
    expect(hasPage('PROMO')).toBe(false)
    expect(hasPage('toString')).toBe(false)
  })

  it('are known as pages, whatever has a route', () => {
    const routes = routesOf()
    const routed = [...routes.matchAll(/path="([^"*]+)"/g)].map(([, path = '']) => path.replace('/:page?', ''))
    expect(routed.filter((path) => !pageAddresses.includes(path))).toEqual([])
  })

  it('all have a route', () => {
    const routes = routesOf()
    for (const path of [
      '/promotions',
      '/pointMall',
      '/announcements',
      '/help',
      '/member/:page?',
      '/agent',
      '/agentHome/:page?',
      '/games',
      '/favorite',
      '/recent',
      '/seamless',
    ])
      expect(routes).toContain(`path="${path}"`)
  })
})
