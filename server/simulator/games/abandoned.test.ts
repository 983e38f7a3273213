import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { simulatedGames } from '../catalogue/catalogue.ts'
import type { KindCode } from '../play/game.ts'
import { makeDataDir, type RunningSimulator, startOperator, startSimulator } from '../support/fake-operator.ts'

const stake = 1000 * 100_000
const hour = 60 * 60 * 1000
let operator: Awaited<ReturnType<typeof startOperator>>
let simulator: RunningSimulator | undefined

beforeEach(async () => {
  operator = await startOperator()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await simulator?.close()
  await operator.close()
})

/** Deals until a hand is left open; returns how a later process is asked what became of it. */
async function leaveHand(kind: KindCode, variant: string, press: string) {
  const dataDir = makeDataDir()
  const running = await startSimulator(operator, dataDir)
  const game = simulatedGames().find((each) => each.kind === kind && each.variant === variant)
  const answer = await fetch(`${running.url}/games/${kind}/demo/${game?.code}`, { redirect: 'manual' })
  const base = (answer.headers.get('location') ?? '').replace('/simulator', '')
  let id = ''
  for (let deal = 0; id === ''; deal++) {
    const { body } = await running.send(`${base}/${press}`, { key: `press-${deal}-of-it`, stake })
    if (body.state === 'OPEN') id = String(body.id)
  }
  await running.close()
  return async (hours: number) => {
    vi.setSystemTime(Date.now() + hours * hour)
    simulator = await startSimulator(operator, dataDir)
    const state = async () =>
      JSON.parse((await simulator?.get(`${base}/wagers/${id}`))?.text ?? '{}') as Record<string, unknown>
    return { state, close: () => simulator?.close() }
  }
}

describe('a hand nobody goes on with', () => {
  it('waits a day for its player, then stands (blackjack)', async () => {
    const restart = await leaveHand('card-table', 'blackjack', 'blackjack')
    const next = await restart(23)
    expect((await next.state()).state).toBe('OPEN')
    await next.close()
    const { state } = await restart(2)
    await expect.poll(async () => (await state()).state).toBe('SETTLED')
    expect(await state()).toMatchObject({ outcome: { player: { length: 2 } } })
  })

  it('draws with what pays already held (video poker)', async () => {
    const { state } = await (await leaveHand('video-poker', 'jacks-or-better', 'deals'))(25)
    await expect.poll(async () => (await state()).state).toBe('SETTLED')
    expect(await state()).toMatchObject({ outcome: { hand: { length: 5 } } })
  })
})
