import { SignJWT, UnsecuredJWT } from 'jose'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROJECT, startIdentityHouse } from '../../../../tests/support/identity-house.ts'
import {
  DEMO_PASSWORD,
  randomAddress,
  SENVANG,
  startPlatform,
  type TestPlatform,
} from '../../../../tests/support/platform.ts'
import { race } from '../../../../tests/support/race.ts'
import { newId } from '../../lib/id.ts'
import { createIdTokenReader } from '../verification/id-token.ts'

let platform: TestPlatform
let house: Awaited<ReturnType<typeof startIdentityHouse>>
beforeAll(async () => {
  house = await startIdentityHouse(() => platform?.clock.now() ?? new Date())
  platform = await startPlatform({ config: { firebase: house.firebase } })
})
afterAll(async () => {
  await platform.stop()
  await house.close()
})

const email = 'an.nguyen@gmail.example'
const person = { claims: { name: 'An', email, email_verified: true } }
const signIn = (firebaseIdToken: string, more: object = {}, merchant = 'SENVANG') =>
  platform.call('signInWithFirebase', {
    merchant,
    language: 'en',
    ip: randomAddress(),
    body: { firebaseIdToken, ...more },
  })
let made = 0
const register = (change: object) =>
  platform.call('register', {
    merchant: 'SENVANG',
    language: 'en',
    ip: randomAddress(),
    body: {
      username: `fb${Date.now().toString(36)}${made++}`,
      password: 'Hoa!mai2026x',
      confirmPassword: 'Hoa!mai2026x',
      acceptedTerms: true,
      ...change,
    },
  })

describe('an identity of another house', () => {
  it('without an account is sent to the registration with what it proves, which then links it', async () => {
    const wish = { ...person, subject: 'newcomer' }
    expect(await signIn(await house.token(wish))).toMatchObject({
      status: 422,
      code: 'REGISTER_FIRST',
      message: 'Please register an account first.',
      provider: 'GOOGLE',
      email,
      mobile: null,
      name: 'An',
    })
    const registered = await register({ firebaseIdToken: await house.token(wish) })
    expect(registered.value.member.email).toBe('an***@gmail.example')
    const again = await signIn(await house.token(wish))
    expect(again.value).toMatchObject({ member: { id: registered.value.member.id }, firstTimeLogin: false })
    // Nobody else gets it, and no other brand knows it.
    expect(await register({ firebaseIdToken: await house.token(wish) })).toMatchObject({ code: 'IDENTITY_TAKEN' })
    expect(await signIn(await house.token({ ...wish, provider: 'facebook.com' }), {}, 'SAKURA')).toMatchObject({
      code: 'REGISTER_FIRST',
    })
    expect(await signIn(await house.token(wish), {}, 'SAKURA')).toMatchObject({ code: 'IDENTITY_NOT_OFFERED' })
  })

  it('does not become the owner of an account by its e-mail address', async () => {
    await platform.member({ email: 'victim@gmail.example' })
    const claims = { email: 'victim@gmail.example', email_verified: true }
    expect(await signIn(await house.token({ subject: 'thief', claims }))).toMatchObject({ code: 'REGISTER_FIRST' })
  })

  it('proves its e-mail only when the house verified it, and the form cannot say another', async () => {
    const unverified = { subject: 'unverified', claims: { email, email_verified: false } }
    expect(await signIn(await house.token(unverified))).toMatchObject({ code: 'REGISTER_FIRST', email: null })
    const firebaseIdToken = await house.token({ ...person, subject: 'another' })
    expect(await register({ firebaseIdToken, email: 'other@example.com' })).toMatchObject({
      code: 'IDENTITY_MISMATCH',
      field: 'email',
    })
  })

  it('opens neither a locked account nor the agents’ side for a member', async () => {
    const { member, token } = await platform.signedInMember()
    const own = { ...person, subject: 'locked-one' }
    const body = { firebaseIdToken: await house.token(own), password: DEMO_PASSWORD }
    expect((await platform.call('linkIdentity', { token, body })).success).toBe(true)
    expect(await signIn(await house.token(own), { side: 'AGENT' })).toMatchObject({ code: 'AGENT_ONLY' })
    await platform.database.raw("update members set status = 'LOCKED' where id = $1", [member.id])
    expect(await signIn(await house.token(own))).toMatchObject({ code: 'ACCOUNT_LOCKED' })
  })
})

describe('a member with an authenticator app', () => {
  it('owes its code also after signing in by a linked account', async () => {
    const { member, token } = await platform.signedInMember()
    const own = { ...person, subject: 'careful-one' }
    const link = { firebaseIdToken: await house.token(own), password: DEMO_PASSWORD }
    expect((await platform.call('linkIdentity', { token, body: link })).success).toBe(true)
    const ip = randomAddress()
    const { secret } = (await platform.call('beginTotp', { token, ip, body: { password: DEMO_PASSWORD } })).value
    const code = () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: platform.clock.now().getTime() })
    expect((await platform.call('confirmTotp', { token, body: { code: code() } })).success).toBe(true)
    platform.clock.advance(30_000)

    const body = { firebaseIdToken: await house.token(own) }
    const answer = await platform.call('signInWithFirebase', { merchant: 'SENVANG', ip, body })
    expect(answer).toMatchObject({ code: 'SECOND_STEP_NEEDED', secondStep: { methods: ['TOTP', 'RECOVERY'] } })
    const { ticket } = answer.secondStep as { ticket: string }
    const step = { ticket, method: 'TOTP' as const, code: code() }
    const { value } = await platform.call('finishSecondStep', { merchant: 'SENVANG', ip, body: step })
    expect(value.member.account).toBe(member.account)
  })
})

describe('a mobile number proved by Firebase', () => {
  const phone = (number: string) =>
    house.token({ provider: 'phone', subject: number, claims: { phone_number: number } })

  it('signs its member in, and sends a stranger to the registration', async () => {
    expect((await signIn(await phone('+84900000004'))).value.member.account).toBe('demo04')
    expect(await signIn(await phone('+84912345001'))).toMatchObject({ code: 'REGISTER_FIRST', mobile: '+84912345001' })
  })

  it('stands for the code of a registration, of that number only', async () => {
    const registerMobile = (change: object) =>
      platform.call('registerMobile', {
        merchant: 'SENVANG',
        language: 'en',
        ip: randomAddress(),
        body: {
          mobileNum: '912345002',
          countryDialingCode: '+84',
          password: 'Hoa!mai2026x',
          confirmPassword: 'Hoa!mai2026x',
          acceptedTerms: true,
          firebaseChannel: true,
          ...change,
        },
      })
    expect(await registerMobile({})).toMatchObject({ code: 'VERIFY_FIRST', field: 'verificationCode' })
    expect(await registerMobile({ firebaseIdToken: await phone('+84912345003') })).toMatchObject({
      code: 'IDENTITY_MISMATCH',
      field: 'mobileNum',
    })
    expect((await registerMobile({ firebaseIdToken: await phone('+84912345002') })).success).toBe(true)
  })

  it('takes the place of the house’s own SMS where the brand chose so', async () => {
    const set = async (smsChannel: 'OWN' | 'FIREBASE') => {
      await platform.database.transaction((tx) => platform.context.sites.updateMerchant(tx, SENVANG, { smsChannel }))
      platform.context.sites.forgetCaches()
    }
    await set('FIREBASE')
    const body = { mobileNo: '912345004', countryDialingCode: '+84' }
    expect(await platform.call('sendRegistrationCode', { ip: randomAddress(), language: 'en', body })).toMatchObject({
      status: 403,
      code: 'OPERATION_NOT_ENABLED',
      message: 'This operation is not enabled. Please contact customer service.',
    })
    await set('OWN')
  })
})

describe('linked accounts', () => {
  it('are added and taken away with the password, one of each house', async () => {
    const { token } = await platform.signedInMember()
    const google = { ...person, subject: 'linker' }
    const link = async (password: string, wish: object = google) =>
      platform.call('linkIdentity', { token, body: { firebaseIdToken: await house.token(wish), password } })
    expect(await link('Wrong@12345')).toMatchObject({ code: 'OLD_PASSWORD_WRONG', field: 'password' })
    expect((await link(DEMO_PASSWORD)).value).toMatchObject([{ provider: 'GOOGLE', label: email }])
    expect(await link(DEMO_PASSWORD, { ...person, subject: 'second' })).toMatchObject({ code: 'IDENTITY_TAKEN' })
    const unlink = (provider: string) =>
      platform.call('unlinkIdentity', { token, body: { provider, password: DEMO_PASSWORD } })
    expect(await unlink('FACEBOOK')).toMatchObject({ code: 'IDENTITY_NOT_LINKED' })
    expect((await unlink('GOOGLE')).value).toEqual([])
    expect(await signIn(await house.token(google))).toMatchObject({ code: 'REGISTER_FIRST' })
  })

  it('stay when they are the only way in', async () => {
    const { member, token } = await platform.signedInMember()
    const body = { firebaseIdToken: await house.token({ ...person, subject: 'only' }), password: DEMO_PASSWORD }
    expect((await platform.call('linkIdentity', { token, body })).success).toBe(true)
    await platform.database.raw('delete from member_passwords where member_id = $1', [member.id])
    const gone = { provider: 'GOOGLE', password: '' }
    expect(await platform.call('unlinkIdentity', { token, body: gone })).toMatchObject({ code: 'IDENTITY_LAST' })
  })

  race('let one of ten members have an account that all claim at once', async () => {
    const members = await Promise.all(Array.from({ length: 10 }, () => platform.signedInMember()))
    const subject = `wanted-${newId()}`
    const body = { firebaseIdToken: await house.token({ ...person, subject }), password: DEMO_PASSWORD }
    const answers = await Promise.all(members.map(({ token }) => platform.call('linkIdentity', { token, body })))
    expect(answers.filter(({ success }) => success).length).toBe(1)
  })
})

describe('an ID token', () => {
  it('is refused unless everything in it is right', async () => {
    const at = Math.floor(platform.clock.now().getTime() / 1000)
    const symmetric = new SignJWT({ auth_time: at, firebase: { sign_in_provider: 'google.com' } })
      .setProtectedHeader({ alg: 'HS256', kid: 'first' })
      .setIssuer(`https://securetoken.google.com/${PROJECT}`)
      .setAudience(PROJECT)
      .setSubject('person1')
      .setIssuedAt(at)
      .setExpirationTime(at + 3600)
    const none = new UnsecuredJWT({ auth_time: at }).setSubject('person1').setExpirationTime(at + 3600)
    const [head = '', body = '', signature = ''] = (await house.token()).split('.')
    const wrong = [
      'not.a.token.at.all.really',
      none.encode(),
      await symmetric.sign(new TextEncoder().encode('first')),
      `${head}.${Buffer.from('{"sub":"person2"}').toString('base64url')}.${signature}`,
      `${head}.${body}.${signature.slice(0, -8)}AAAAAAAA`,
      await house.token({ issuer: 'https://securetoken.google.com/another' }),
      await house.token({ issuer: 'https://accounts.google.com' }),
      await house.token({ audience: 'another' }),
      await house.token({ shift: -7200 }),
      await house.token({ shift: -700, lifeSeconds: 3600 }),
      await house.token({ shift: 600 }),
      await house.token({ claims: { auth_time: at + 600 } }),
      await house.token({ claims: { auth_time: undefined } }),
      await house.token({ subject: '' }),
      await house.token({ subject: 'x'.repeat(129) }),
      await house.token({ provider: 'password' }),
      await house.token({ provider: 'anonymous' }),
      await house.token({ provider: 'phone' }),
      await house.token({ provider: 'phone', claims: { phone_number: 'nonsense' } }),
      await house.token({ kid: 'unknown' }),
    ]
    for (const [index, token] of wrong.entries()) {
      expect([index, await signIn(token)]).toMatchObject([index, { status: 422, code: 'ID_TOKEN_INVALID' }])
    }
  })

  it('is checked with keys that are kept, and asked for again when the house changes them', async () => {
    const other = await startIdentityHouse()
    const keeping = { timeoutDuration: 5000, cacheMaxAge: 600_000, cooldownDuration: 0 }
    const read = createIdTokenReader(other.firebase, { now: () => new Date() }, keeping)
    for (let count = 0; count < 3; count++) await read(await other.token())
    expect(other.requests()).toBe(1)
    await other.rotate('second')
    expect(await read(await other.token())).toMatchObject({ provider: 'GOOGLE', subject: 'person1' })
    expect(other.requests()).toBe(2)
    await other.close()
  })

  it('cannot be checked while the house is away, which is nobody’s fault', async () => {
    const other = await startIdentityHouse()
    other.setDown(true)
    const fresh = await startPlatform({
      database: platform.database,
      config: { firebase: other.firebase },
      empty: true,
    })
    const body = { firebaseIdToken: await other.token() }
    const call = () => fresh.call('signInWithFirebase', { ip: randomAddress(), merchant: 'SENVANG', body })
    expect(await call()).toMatchObject({ status: 503, code: 'IDENTITY_UNAVAILABLE' })
    await other.close()
    expect(await call()).toMatchObject({ status: 503, code: 'IDENTITY_UNAVAILABLE' })
    await fresh.stop()
  })
})

describe('a forgotten password', () => {
  const NEW = 'Sen!nam2026x'
  const mobile = '+84900000004'
  const set = (change: object) =>
    platform.call('setPasswordByPhone', {
      ip: randomAddress(),
      body: { mobileNum: '900000004', countryDialingCode: '+84', newPassword: NEW, ...change },
    })
  const proof = (phone: string) => house.token({ provider: 'phone', claims: { phone_number: phone } })
  const useChannel = async (channel: string) => {
    await platform.database.raw('update merchants set sms_channel = $1 where id = $2', [channel, SENVANG])
    platform.context.sites.forgetCaches()
  }

  it('is set anew with a number that Firebase proves, where the codes of the brand are Firebase’s', async () => {
    expect(await set({ firebaseIdToken: await proof(mobile) })).toMatchObject({ code: 'IDENTITY_NOT_OFFERED' })
    await useChannel('FIREBASE')
    expect(await set({})).toMatchObject({ code: 'VERIFICATION_CODE_MISSING', field: 'verificationCode' })
    expect(await set({ firebaseIdToken: await proof('+84900000003') })).toMatchObject({
      code: 'IDENTITY_MISMATCH',
      field: 'mobileNum',
    })
    expect(await set({ firebaseIdToken: await house.token(person) })).toMatchObject({ code: 'IDENTITY_MISMATCH' })
    const { value } = await set({ firebaseIdToken: await proof(mobile) })
    expect(value.member.account).toBe('demo04')
    const signed = await platform.call('signIn', {
      ip: randomAddress(),
      body: { type: 'username', username: 'demo04', password: NEW },
    })
    expect(signed.success).toBe(true)
    await useChannel('OWN')
  })
})
