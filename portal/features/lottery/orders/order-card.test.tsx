import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { beforeAll, expect, it, vi } from 'vitest'
import words from '../../../../locales/vi/lottery.json'
import { SiteContext, type SiteData } from '../../../brand/use-site.ts'
import { OrderCard } from './order-card.tsx'
import type { LotteryOrderPartsFragment } from './orders.generated.ts'

vi.mock('../../../session/use-member.ts', () => ({ useMember: () => ({}) }))

const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() })
const site = { site: { currencySymbol: '₫' }, vendorLanes: [] } as unknown as SiteData

beforeAll(() =>
  i18next.use(initReactI18next).init({ lng: 'vi', resources: { vi: { lottery: words } }, ns: ['lottery'] }),
)

/** A settled order of one bet, which got so much by what was drawn and so much back for its lower prize group. */
function settled(bet: { payout: string; rebate: string; hits: { prize: string; count: number }[] }) {
  return {
    gameName: 'SSC',
    family: 'SSC',
    draw: { number: '20261122-0731', state: 'SETTLED', result: null },
    stake: '1000.0000',
    payout: bet.rebate,
    placedAt: '2026-11-22T05:00:00.000Z',
    cancelledAt: null,
    mayCancel: false,
    bets: [
      {
        ...{ id: '1', playType: 'gone', picks: [['7']], unit: '1000.0000', multiple: 1, tickets: 1 },
        ...{ odds: [], stake: '1000.0000', state: 'SETTLED', ...bet },
      },
    ],
  } as unknown as LotteryOrderPartsFragment
}

function render(order: LotteryOrderPartsFragment): string {
  return renderToStaticMarkup(
    <ApolloProvider client={client}>
      <SiteContext value={site}>
        <OrderCard order={order} />
      </SiteContext>
    </ApolloProvider>,
  )
}

it('calls an order lost that only got its rebate back', () => {
  const page = render(settled({ payout: '0.0000', rebate: '50.0000', hits: [] }))
  expect(page).toContain(`>${words.orders.stands.lost}</span>`)
  expect(page).not.toContain(`>${words.orders.stands.won}</span>`)
})

it('calls an order won that hit a prize', () => {
  const page = render(settled({ payout: '9800.0000', rebate: '0.0000', hits: [{ prize: 'win', count: 1 }] }))
  expect(page).toContain(`>${words.orders.stands.won}</span>`)
})
