import { expect, it } from 'vitest'
import { newHost } from './use-fresh-policy.ts'

const game = 'https://games.example:8443/play?token=a'

it('loads the page anew for the game that was blocked, once a host', () => {
  expect(newHost(game, 'https://games.example:8443/', [])).toBe('https://games.example:8443')
  expect(newHost(game, 'https://games.example:8443/', ['https://games.example:8443'])).toBeUndefined()
})

it('leaves the page alone when something else was blocked', () => {
  expect(newHost(game, 'https://other.example/', [])).toBeUndefined()
  expect(newHost(game, 'inline', [])).toBeUndefined()
})
