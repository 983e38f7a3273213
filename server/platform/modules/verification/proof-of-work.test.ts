import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  DEMO_PASSWORD,
  randomAddress,
  SAKURA,
  startPlatform,
  type TestPlatform,
} from '../../../../tests/support/platform.ts'
import { race } from '../../../../tests/support/race.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform()
  await change({ captchaComplexity: 1000 })
})
afterAll(() => platform.stop())

const change = (wish: Parameters<TestPlatform['context']['sites']['updateMerchant']>[2]) =>
  platform.database.transaction((tx) => platform.context.sites.updateMerchant(tx, SAKURA, wish))

type Purpose = 'LOGIN' | 'REGISTER' | 'SMS'
const ask = (purpose: Purpose = 'REGISTER', ip = randomAddress(), merchant = 'SAKURA') =>
  platform.call('getCaptchaChallenge', { merchant, ip, query: { purpose } })

/** What a browser sends back. */
async function solve(text: string, bend: (parameters: Record<string, unknown>) => void = () => {}): Promise<string> {
  const challenge = JSON.parse(text)
  const solution = await solveChallenge({ challenge, deriveKey })
  bend(challenge.parameters)
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
const proof = async (purpose: Purpose = 'REGISTER', merchant = 'SAKURA') =>
  solve((await ask(purpose, randomAddress(), merchant)).value.challenge)

let made = 0
const register = (captchaProof?: string, merchant = 'SAKURA') =>
  platform.call('register', {
    merchant,
    language: 'en',
    ip: randomAddress(),
    body: {
      username: `pow${Date.now().toString(36)}${made++}`,
      password: 'Hoa!mai2026x',
      confirmPassword: 'Hoa!mai2026x',
      acceptedTerms: true,
      ...(captchaProof === undefined ? {} : { captchaProof }),
    },
  })

describe('a proof of work', () => {
  it('is asked for from the first registration on, and opens it once', async () => {
    expect(await register()).toMatchObject({
      status: 422,
      code: 'VERIFY_FIRST',
      field: 'captchaProof',
      captcha: true,
      message: 'Please complete the verification first.',
    })
    const good = await proof()
    expect((await register(good)).success).toBe(true)
    expect(await register(good)).toMatchObject({
      code: 'CAPTCHA_CHECK_FAILED',
      message: 'The captcha check failed. Please wait for a new one and try again.',
    })
  })

  race('opens one of ten doors that are tried at once', async () => {
    const good = await proof()
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(good)))
    expect(answers.filter(({ success }) => success).length).toBe(1)
  })

  it('is refused when it is forged, for something else, of another brand, or too old', async () => {
    const { challenge } = (await ask()).value
    const cheaper = await solve(challenge, (parameters) => Object.assign(parameters, { keyPrefix: '00' }))
    const unsolved = Buffer.from(
      JSON.stringify({ challenge: JSON.parse(challenge), solution: { counter: 1, derivedKey: '00'.repeat(32) } }),
    ).toString('base64')
    const old = await proof()
    const wrong = [cheaper, unsolved, 'bm90IGpzb24=', 'e30=', await proof('SMS'), await proof('REGISTER', 'SENVANG')]
    for (const one of wrong) expect(await register(one)).toMatchObject({ code: 'CAPTCHA_CHECK_FAILED' })
    platform.clock.advance(5 * 60_000 + 1000)
    expect(await register(old)).toMatchObject({ code: 'CAPTCHA_CHECK_FAILED' })
  })

  it('grows dearer for an address that asks often or fails to sign in', async () => {
    const ip = randomAddress()
    const prices: number[] = []
    for (let count = 0; count < 46; count++) prices.push((await ask('REGISTER', ip)).value.most)
    expect([prices[0], prices[15], prices[45]]).toEqual([1000, 4000, 16_000])
    const failing = randomAddress()
    for (let count = 0; count < 3; count++) {
      const body = { type: 'username', username: `nobody${count}`, password: 'Wrong@12345' }
      await platform.call('signIn', { merchant: 'SAKURA', ip: failing, body })
    }
    expect((await ask('LOGIN', failing)).value.most).toBe(2000)
    expect((await ask('LOGIN', randomAddress())).value.most).toBe(1000)
  })

  it('guards signing in where the brand chose it, from the first try on', async () => {
    await change({ captchaProviders: { login: 'ALTCHA', register: 'ALTCHA', sms: 'ALTCHA' } })
    platform.context.sites.forgetCaches()
    const signIn = (more: object = {}) =>
      platform.call('signIn', {
        merchant: 'SAKURA',
        ip: randomAddress(),
        body: { type: 'username', username: 'demo01', password: DEMO_PASSWORD, ...more },
      })
    expect(await signIn()).toMatchObject({ code: 'VERIFY_FIRST', captcha: true })
    expect((await signIn({ captchaProof: await proof('LOGIN') })).success).toBe(true)
    await change({ captchaProviders: { login: 'NONE', register: 'NONE', sms: 'NONE' } })
    platform.context.sites.forgetCaches()
    expect((await signIn()).success).toBe(true)
    expect((await register()).success).toBe(true)
  })
})

describe('the brand', () => {
  it('tells which captcha each purpose has', async () => {
    const { value } = await platform.call('getSite', { merchant: 'SENVANG' })
    expect(value.captchaProviders).toEqual({ login: 'IMAGE', register: 'IMAGE', sms: 'IMAGE' })
  })
})
