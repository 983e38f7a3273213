import { expect, it } from 'vitest'
import { gameEvent } from './use-game-messages.ts'

it('hears only the words of a game', () => {
  expect(gameEvent({ type: 'croupier-game', event: 'exit' })).toBe('exit')
  expect(gameEvent({ type: 'croupier-game', event: 'transfer-money' })).toBeNull()
  expect(gameEvent({ type: 'other', event: 'exit' })).toBeNull()
  expect(gameEvent('exit')).toBeNull()
  expect(gameEvent(null)).toBeNull()
})
