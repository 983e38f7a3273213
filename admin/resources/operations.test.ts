import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type GraphQLInputObjectType,
  getNamedType,
  getNullableType,
  isListType,
  isRequiredInputField,
  Kind,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { operations } from './operations.ts'

const schema = buildSchema(readFileSync(new URL('../../graphql/schema.graphql', import.meta.url), 'utf8'))
const fieldsOf = (input: string) => (schema.getType(input) as GraphQLInputObjectType).getFields()

describe('the form of a brand', () => {
  const input = {
    name: 'Sen Vàng',
    domains: ['senvang.localhost'],
    theme: [{ name: 'brand', value: '#f291b2' }],
    logoUrl: null,
    iconUrl: null,
    status: 'MAINTENANCE',
    maintenanceUntil: '2026-11-22T05:00:00.000Z',
    maintenanceMessages: [{ language: 'vi', message: 'Chúng tôi quay lại lúc 5 giờ.' }],
    languages: ['vi', 'en'],
    defaultLanguage: 'en',
    blockedCountries: ['US'],
    allowedCountries: ['VN'],
    mobileCountries: ['VN'],
    minimumAge: 18,
    blockedAddresses: ['203.0.113.0/24'],
    licence: 'GC-1234',
    gtagId: null,
    resources: [{ key: 'APP_IOS', url: 'https://app.example/ios' }],
    captchaProviders: { signIn: 'IMAGE', register: 'ALTCHA', sms: 'ALTCHA' },
    captchaComplexity: 50_000,
    smsChannel: 'FIREBASE',
    socialProviders: ['GOOGLE'],
    operatorGroup: 'SEN',
    realityCheckMinutes: 30,
    identityForWithdrawal: true,
    operatorTotpRequired: false,
    reason: 'Theo yêu cầu',
  }
  const form = {
    ...input,
    id: 'senvang',
    gtagId: '',
    resources: { APP_IOS: ' https://app.example/ios', APP_ANDROID: '', MEDIA_GUIDE: null },
    theme: { brand: '#f291b2', 'brand-strong': '', 'on-brand': null },
  }

  it('sends each field that a brand can be changed by, as it was filled in', () => {
    const { id: _id, ...fields } = fieldsOf('UpdateMerchantInput')
    expect(Object.keys(input).toSorted()).toEqual(Object.keys(fields).toSorted())
    expect(operations.merchants?.input?.(form)).toEqual(input)
  })

  it('sends nothing that the server adds on its own', () => {
    const read = {
      ...form,
      code: 'SENVANG',
      captchaProviders: { ...form.captchaProviders, __typename: 'CaptchaProviders' },
      maintenanceMessages: form.maintenanceMessages.map((row) => ({ ...row, __typename: 'MaintenanceMessage' })),
    }
    expect(operations.merchants?.input?.(read)).toEqual(input)
  })

  it('sends of a new one what is chosen once', () => {
    const fields = fieldsOf('CreateMerchantInput')
    const made = Object.fromEntries(Object.keys(fields).map((name) => [name, name]))
    expect(operations.merchants?.input?.({ ...made, status: 'OPEN' })).toEqual(made)
  })
})

/** What the create and update mutations of a resource take as `input`, by its name. */
function inputsOf({ create, update }: (typeof operations)[string]): string[] {
  return [create, update].flatMap((document) =>
    (document?.definitions ?? []).flatMap((definition) =>
      definition.kind !== Kind.OPERATION_DEFINITION
        ? []
        : (definition.variableDefinitions ?? [])
            .filter(({ variable }) => variable.name.value === 'input')
            .map(({ type }) => (type.kind === Kind.NON_NULL_TYPE ? type.type : type))
            .flatMap((type) => (type.kind === Kind.NAMED_TYPE ? [type.name.value] : [])),
    ),
  )
}

const written = Object.entries(operations).flatMap(([resource, operation]) =>
  operation.input === undefined ? [] : inputsOf(operation).map((input) => ({ resource, input, operation })),
)

it.each(written)('the form of $resource leaves out nothing that $input demands', ({ input, operation }) => {
  const fields = Object.values(fieldsOf(input))
  const filled = fields.map(({ name, type }) => [
    name,
    isListType(getNullableType(type)) ? [] : 'getFields' in getNamedType(type) ? {} : 'filled',
  ])
  const { id, ...record } = Object.fromEntries(filled)
  const sent = { ...(id !== undefined && { id }), ...operation.input?.({ ...record, ...(id !== undefined && { id }) }) }
  const demanded = fields.filter(isRequiredInputField).map(({ name }) => name)
  expect(demanded.filter((name) => sent[name as keyof typeof sent] === undefined)).toEqual([])
})
