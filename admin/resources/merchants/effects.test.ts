import { describe, expect, it } from 'vitest'
import { effectsOf, type MerchantForm } from './effects.ts'

const translate = (key: string, values?: object) => `${key}${values ? ` ${JSON.stringify(values)}` : ''}`
const open: MerchantForm = {
  name: 'Sen',
  domains: ['sen.example', 'www.sen.example'],
  theme: { brand: '#f291b2', 'brand-strong': '', 'on-brand': '' },
  logoUrl: null,
  iconUrl: null,
  status: 'OPEN',
  maintenanceMessages: [],
  maintenanceUntil: null,
  blockedCountries: ['LA'],
  allowedCountries: ['VN'],
  mobileCountries: ['VN'],
  minimumAge: 18,
  blockedAddresses: ['203.0.113.7'],
  licence: 'GC-1',
  mode: 'LIVE',
  gtagId: null,
  resources: { APP_IOS: '/app#install-ios', MEDIA_GUIDE: '' },
  languages: ['vi', 'en'],
  defaultLanguage: 'vi',
  captchaProviders: { signIn: 'IMAGE', register: 'IMAGE', sms: 'IMAGE' },
  captchaComplexity: 20_000,
  smsChannel: 'OWN',
  socialProviders: ['GOOGLE'],
  operatorGroup: 'HOUSE',
  realityCheckMinutes: 60,
  identityForWithdrawal: false,
  operatorTotpRequired: false,
}
const effects = (change: Partial<MerchantForm>) => effectsOf(open, { ...open, ...change }, translate, 'en')

describe('effectsOf', () => {
  it('says nothing when nothing changes', () => expect(effects({})).toEqual([]))

  it('tells of a maintenance without and with an end', () => {
    expect(effects({ status: 'MAINTENANCE' })).toEqual(['merchants.effectMaintenance', 'merchants.effectUntilOpen'])
    expect(effects({ status: 'MAINTENANCE', maintenanceUntil: '2026-11-22T00:00:00.000Z' })[1]).toMatch(
      'merchants.effectUntil {',
    )
  })

  it('names the countries newly blocked and no longer blocked', () => {
    expect(effects({ blockedCountries: ['VN'] })).toEqual([
      'merchants.effectBlocked {"countries":"Vietnam"}',
      'merchants.effectUnblocked {"countries":"Laos"}',
    ])
  })

  it('tells of addresses, the licence, links and the count of visits', () => {
    expect(effects({ blockedAddresses: ['203.0.113.0/24'] })).toEqual([
      'merchants.effectAddresses {"addresses":"203.0.113.0/24"}',
      'merchants.effectNoAddresses {"addresses":"203.0.113.7"}',
    ])
    expect(effects({ licence: 'GC-2' })).toEqual(['merchants.effectLicence {"licence":"GC-2"}', 'merchants.effectTwo'])
    expect(effects({ licence: '' })).toEqual(['merchants.effectNoLicence', 'merchants.effectTwo'])
    expect(effects({ resources: { APP_IOS: '/app#install-ios', MEDIA_GUIDE: null } })).toEqual([])
    expect(effects({ resources: { APP_IOS: 'https://app.example' } })).toEqual(['merchants.effectResources'])
    expect(effects({ gtagId: 'G-TEST1234' })).toEqual(['merchants.effectTag {"tag":"G-TEST1234"}'])
    expect(effects({ gtagId: '' })).toEqual([])
  })

  it('says whose numbers are taken and who is old enough, and that younger people with real money wait for a second operator', () => {
    expect(effects({ mobileCountries: ['TH', 'VN'] })).toEqual([
      'merchants.effectMobiles {"countries":"Thailand, Vietnam"}',
    ])
    expect(effects({ minimumAge: 21 })).toEqual(['merchants.effectAge {"years":21}'])
    expect(effects({ minimumAge: 17 })).toEqual(['merchants.effectAge {"years":17}', 'merchants.effectTwo'])
  })

  it('says that real money in a country more waits for a second operator, in one less not', () => {
    expect(effects({ allowedCountries: ['VN', 'LA'] })).toEqual([
      'merchants.effectAllowed {"countries":"Vietnam, Laos"}',
      'merchants.effectTwo',
    ])
    expect(effects({ allowedCountries: [] })).toEqual(['merchants.effectAllAllowed'])
  })

  it('tells of other colours, not of a field that was emptied before', () => {
    expect(effects({ theme: { brand: '#f291b2', 'brand-strong': null } })).toEqual([])
    expect(effects({ theme: { brand: '' } })).toEqual(['merchants.effectTheme'])
    expect(effects({ logoUrl: '/wps/files/1' })).toEqual(['merchants.effectLogo'])
    expect(effects({ iconUrl: '/wps/files/1' })).toEqual(['merchants.effectIcon'])
  })

  it('names the host names that come and go, and the one to share', () => {
    expect(effects({ domains: ['neu.example', 'sen.example'] })).toEqual([
      'merchants.effectDomains {"domains":"neu.example"}',
      'merchants.effectNoDomains {"domains":"www.sen.example"}',
      'merchants.effectMainDomain {"domain":"neu.example"}',
    ])
  })

  it('names the languages that come and go, and the one of a first visit', () => {
    expect(effects({ languages: ['en', 'ko'], defaultLanguage: 'en' })).toEqual([
      'merchants.effectLanguages {"languages":"Korean"}',
      'merchants.effectNoLanguages {"languages":"Vietnamese"}',
      'merchants.effectDefaultLanguage {"language":"English"}',
    ])
  })

  it('tells of each change to the protection of players', () => {
    expect(effects({ operatorGroup: 'OTHER', realityCheckMinutes: 30, identityForWithdrawal: true })).toEqual([
      'merchants.effectGroup {"group":"OTHER"}',
      'merchants.effectReality {"minutes":30}',
      'merchants.effectIdentity',
    ])
  })

  it('says that demanding less waits for a second operator, with all of the change', () => {
    const strict = { ...open, identityForWithdrawal: true, operatorTotpRequired: true }
    const less = (change: Partial<MerchantForm>) => effectsOf(strict, { ...strict, ...change }, translate, 'en')
    expect(less({ identityForWithdrawal: false })).toEqual(['merchants.effectNoIdentity', 'merchants.effectTwo'])
    expect(less({ operatorTotpRequired: false })).toEqual(['merchants.effectNoTotp', 'merchants.effectTwo'])
    expect(effects({ operatorTotpRequired: true })).toEqual(['merchants.effectTotp'])
  })

  it('tells of each change to the ways of signing in', () => {
    expect(
      effects({
        captchaProviders: { signIn: 'IMAGE', register: 'ALTCHA', sms: 'IMAGE' },
        captchaComplexity: 50_000,
        smsChannel: 'FIREBASE',
        socialProviders: [],
      }),
    ).toEqual([
      'merchants.effectCaptcha {"purpose":"resources.merchants.fields.captchaProviders.register","captcha":"merchants.captcha.ALTCHA"}',
      'merchants.effectComplexity {"guesses":50000}',
      'merchants.effectSms.FIREBASE',
      'merchants.effectNoSocial',
    ])
  })
})
