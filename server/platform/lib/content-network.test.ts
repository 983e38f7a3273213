import { expect, it } from 'vitest'
import { onContentNetwork } from './content-network.ts'

const own = 'https://house.example/'
const game = 'https://house.example/simulator/play?token=a/b'
const networks = ['https://one.example', 'https://two.example']

it('takes each content network in turn of chance, and keeps path and query', () => {
  const seen = new Set(Array.from({ length: 200 }, () => onContentNetwork(game, own, networks)))
  expect([...seen].sort()).toEqual([
    'https://one.example/simulator/play?token=a/b',
    'https://two.example/simulator/play?token=a/b',
  ])
})

it('leaves the own host when there is none, and the host of another alone', () => {
  expect(onContentNetwork(game, own, [])).toBe(game)
  expect(onContentNetwork('https://vendor.example/play', own, networks)).toBe('https://vendor.example/play')
})
