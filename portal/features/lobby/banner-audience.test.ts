import { expect, it } from 'vitest'
import { bannersFor } from './banner-audience.ts'

const banner = (id: string, url: string | null) => ({ id, title: id, imageUrl: '', url, linkType: 'PAGE' as const })
const banners = [
  banner('welcome', '/register?from=banner'),
  banner('friend', '/?referralCode=AB12'),
  banner('slots', '/rng?gameType=RNG'),
  banner('deposit', '/member/depositv2'),
  banner('news', null),
]
const ids = (reader: object) => bannersFor(banners, reader as never)?.map(({ id }) => id)

it('shows visitors, who plays for free, and members what is for each of them', () => {
  const open = { playBlockedUntil: null }
  expect(ids({ isSignedIn: false, member: null })).toEqual(['welcome', 'friend', 'slots', 'news'])
  expect(ids({ isSignedIn: true, member: { ...open, isTrial: true } })).toEqual(['welcome', 'friend', 'slots', 'news'])
  expect(ids({ isSignedIn: true, member: { ...open, isTrial: false } })).toEqual(['slots', 'deposit', 'news'])
})

it('knows a way to the registration however the operator wrote it', () => {
  const signedIn = { isSignedIn: true, member: { playBlockedUntil: null, isTrial: false } } as never
  for (const url of ['/register', '/REGISTER', '/register/', '/register#x', '/login', '/home?a=1&referralCode=X'])
    expect(bannersFor([banner('one', url)], signedIn), url).toEqual([])
  expect(bannersFor([banner('one', '/registered')], signedIn)).toHaveLength(1)
})

it('shows none to who takes a break or is excluded, and waits until that is known', () => {
  expect(ids({ isSignedIn: true, member: { playBlockedUntil: '9999-12-31T00:00:00Z' } })).toEqual([])
  expect(ids({ isSignedIn: true, member: null })).toBeUndefined()
})
