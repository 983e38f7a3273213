import { describe, expect, it } from 'vitest'
import { toHosts, wrongHost } from './hosts.ts'

describe('hosts in a text of lines', () => {
  it('are its lines without blanks, and a list as it is', () => {
    expect(toHosts(' https://one.example \n\n https://two.example\n')).toEqual([
      'https://one.example',
      'https://two.example',
    ])
    expect(toHosts(['https://one.example'])).toEqual(['https://one.example'])
    expect(toHosts(undefined)).toEqual([])
  })

  it.each([
    'http://one.example',
    'one.example',
    'https://one.example/games',
    'https://me:word@one.example',
    'https://one',
  ])('do not hold %s', (address) =>
    expect(wrongHost(['https://good.example', address], 8)).toEqual({ problem: 'address', address }),
  )

  it('hold each host once, in whatever spelling, and no more than so many', () => {
    expect(wrongHost(['https://one.example', 'https://ONE.example/'], 8)).toEqual({
      problem: 'twice',
      address: 'https://ONE.example/',
    })
    const two = ['https://one.example', 'https://two.example:8443']
    expect(wrongHost(two, 2)).toBeUndefined()
    expect(wrongHost(two, 1)).toMatchObject({ problem: 'tooMany' })
  })
})
