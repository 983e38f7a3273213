import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { familyOf } from '@croupier/lottery/families/families.ts'
import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { beforeAll, expect, it, vi } from 'vitest'
import words from '../../../../locales/vi/lottery.json'
import boards from '../../../../locales/vi/lottery-boards.json'
import { SiteContext, type SiteData } from '../../../brand/use-site.ts'
import { oddsAt } from '../bet-terms.ts'
import type { Lottery, OpenLottery } from '../use-lottery.ts'
import { adoptRules, emptySlip, type SlipLine } from './slip.ts'
import { SlipPanel } from './slip-panel.tsx'
import type { OrderPlacing } from './use-place-order.ts'
import type { SlipState } from './use-slip.ts'

vi.mock('../../../session/use-member.ts', () => ({ useMember: () => ({ member: {}, isTrial: false }) }))

const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() })
// What the slip does not look at is left out.
const site = { site: { currencySymbol: '₫' }, vendorLanes: [] } as unknown as SiteData

beforeAll(() =>
  i18next.use(initReactI18next).init({
    lng: 'vi',
    resources: { vi: { lottery: words, 'lottery-boards': boards, common: {} } },
    interpolation: { escapeValue: false },
  }),
)

/** The north of Vietnam, paying so much for a number of two digits; the usual odds without it. */
function openNorth(odds?: number): OpenLottery {
  const rules = { withheld: [], lowestSeries: 1960, highestSeries: 1960, smallestUnit: '1000.0000' }
  const lottery = { gameCode: 'VN_NORTH_1M', rules, currentDraw: { number: '20261122-0731' } } as unknown as Lottery
  return { lottery, family: familyOf('VN_NORTH'), table: odds === undefined ? {} : { 'lo-2': { win: odds } } }
}

function lineSeenAt(open: OpenLottery): SlipLine {
  const playType = open.family.playTypes.find(({ code }) => code === 'lo-2')
  if (!playType) throw new Error('The north has no lô')
  const odds = oddsAt(open, playType, 1960)
  return { id: '1', playType: 'lo-2', picks: [['07']], unit: '1000.0000', multiple: 1, series: 1960, odds }
}

function render(open: OpenLottery, lines: readonly SlipLine[]): string {
  const state = { slip: { ...emptySlip, lines } } as SlipState
  const placing = { isSending: false, outcome: null } as OrderPlacing
  const ignore = () => {}
  return renderToStaticMarkup(
    <ApolloProvider client={client}>
      <SiteContext value={site}>
        <SlipPanel open={open} state={state} placing={placing} onEdit={ignore} onSeeOrders={ignore} onStale={ignore} />
      </SiteContext>
    </ApolloProvider>,
  )
}

/** Whether the press that bets can be pressed. */
function mayBet(page: string): boolean {
  const button = page.match(/<button[^>]*>Đặt cược<\/button>/)?.[0]
  if (!button) throw new Error('The slip has no button to bet')
  return !button.includes('aria-disabled="true"')
}

it('bets what was put on the slip while the rules are what they were', () => {
  const open = openNorth()
  const page = render(open, [lineSeenAt(open)])
  expect(page).not.toContain(words.changes.title)
  expect(mayBet(page)).toBe(true)
})

it('says how the rules changed, and bets nothing until the person agrees', () => {
  const line = lineSeenAt(openNorth())
  const changed = openNorth(900_000)
  const page = render(changed, [line])
  expect(page).toContain(words.changes.title)
  expect(page).toContain('1 ăn 99,9 nay là 90')
  expect(mayBet(page)).toBe(false)

  const agreed = render(changed, adoptRules(changed, [line]))
  expect(agreed).not.toContain(words.changes.title)
  expect(mayBet(agreed)).toBe(true)
})
