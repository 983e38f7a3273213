// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import words from '../../../../locales/vi/pay.json'
import { playGateway } from '../../../testing/gateway.ts'
import { stage } from '../../../testing/stage.tsx'
import { WhatIf } from './what-if.tsx'

const outcome = (net: string, rate: number) => ({ net, gross: net, rate, skipReason: null })
const tried = (day: string, keeps: boolean) => ({
  window: { from: `2026-11-${day}T00:00:00Z`, until: `2026-11-${day}T23:59:59Z` },
  measures: { validBet: '1000.00', loss: '0.00', activeMembers: 1 },
  today: outcome('20.00', 20_000),
  proposed: outcome('10.00', 10_000),
  payerToday: keeps ? outcome('10.00', 30_000) : null,
  payerProposed: keeps ? outcome('20.00', 30_000) : null,
})

it('says to a payer what both sides would get, by words', async () => {
  const asked = playGateway({ tryContract: () => [tried('20', true), tried('21', true)] })
  const terms = { period: 'DAY' as const, tiers: [{ validBet: '0', loss: '0', activeMembers: 0, rate: 10_000 }] }
  stage(<WhatIf payeeId="a2" kind="DAILY_SALARY" terms={terms} />)
  const sums = await screen.findByRole('status')
  expect(sums.textContent).toContain('Qua 2 kỳ gần nhất, bên nhận: 40 → 20. Ít hơn 20')
  expect(sums.textContent).toContain('Bên trả giữ lại: 20 → 40. Nhiều hơn 20')
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain(words.youKeepProposed)
  expect(asked.tryContract).toMatchObject([{ payeeId: 'a2', kind: 'DAILY_SALARY', terms }])
})

it('tells a payee nothing of what the payer keeps', async () => {
  const asked = playGateway({ tryContract: () => [{ ...tried('20', false), today: null }] })
  stage(<WhatIf contractId="c1" />)
  const table = await screen.findByRole('table', { name: words.whatIf })
  expect(within(table).getByText(words.noContractThen)).toBeTruthy()
  expect(screen.queryByText(words.youKeepToday)).toBeNull()
  expect((await screen.findByRole('status')).textContent).toContain('Nhiều hơn 10')
  expect(asked.tryContract).toMatchObject([{ contractId: 'c1' }])
})
