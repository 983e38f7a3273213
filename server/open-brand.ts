import { parseArgs } from 'node:util'
import { ConfigError, loadConfig } from './config/config.ts'
import { createPlatformContext } from './platform/context.ts'
import { openDatabase } from './platform/db/connection.ts'
import { migrate } from './platform/db/migrate.ts'
import { newPlainText } from './platform/lib/credentials.ts'
import { newId } from './platform/lib/id.ts'
import {
  firstModules,
  firstRegistrationFields,
  missingForLive,
  type NewMerchant,
} from './platform/modules/sites/service.ts'
import { helpOf } from './seed/help.ts'

const LONG_PASSWORD = 24

/**
 * `npm run open-brand`: how a LIVE house gets a brand and an operator of its own, beside those who work for the whole house. The operator's password is told once; the
 * second factor is set up at the first sign-in. Everything else is done at the console.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      code: { type: 'string' },
      name: { type: 'string' },
      domain: { type: 'string' },
      licence: { type: 'string' },
      countries: { type: 'string' },
      languages: { type: 'string', default: 'vi,en' },
      currency: { type: 'string', default: 'VND' },
      operator: { type: 'string' },
    },
  })
  const missing = (['code', 'name', 'domain', 'licence', 'countries', 'operator'] as const).filter(
    (one) => !values[one],
  )
  if (missing.length > 0) throw new ConfigError(missing.map((one) => `--${one} is needed`))
  const config = loadConfig()
  if (config.mode !== 'LIVE') throw new ConfigError(['MODE must be LIVE: DEMO opens its brands by itself'])
  const brand = brandOf(values as Record<keyof typeof values, string>)
  const account = String(values.operator).toLowerCase()
  // The operator who answers for it comes with it.
  const opened = { operatorTotpRequired: true, isAnswered: true, mainDomain: brand.domains[0] }
  const demands = missingForLive({ ...brand, ...opened })
  if (demands.length > 0) throw new ConfigError(demands.map(({ sentence }) => `Brand ${brand.code}: ${sentence}`))

  const database = await openDatabase(config)
  await migrate(database)
  const context = createPlatformContext(config, database)
  try {
    const others = await context.sites.listMerchants()
    if (others.some(({ code }) => code === brand.code))
      throw new ConfigError([`There is a brand ${brand.code} already`])
    if (await context.operators.exists(account)) throw new ConfigError([`There is an operator ${account} already`])
    const isDefault = others.length === 0
    await database.transaction(async (tx) => {
      await context.sites.openMerchant(tx, { ...brand, isDefault })
      await context.help.fill(tx, brand.id, helpOf(brand))
      await context.operators.letWholeHouseIn(tx, brand.id)
    })
    const password = newPlainText(LONG_PASSWORD)
    await context.operators.createOperator({ account, name: account, role: 'ADMIN', password, merchantIds: [brand.id] })
    process.stdout.write(
      `The brand ${brand.code} is open at https://${brand.domains[0]}\nOperator ${account}, password (told this once): ${password}\n`,
    )
  } finally {
    await context.close()
    await database.close()
  }
}

function brandOf(given: Readonly<Record<string, string>>): Omit<NewMerchant, 'isDefault'> {
  const list = (text = '') =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
  const { name = '', code = '', domain = '', currency = '', licence = '' } = given
  const languages = list(given.languages)
  const countries = list(given.countries).map((country) => country.toUpperCase())
  return {
    id: newId(),
    code: code.toUpperCase(),
    name,
    mode: 'LIVE',
    licence,
    allowedCountries: countries,
    countries,
    languages,
    defaultLanguage: languages[0] ?? 'vi',
    currency,
    domains: [domain.toLowerCase()],
    theme: {},
    captcha: { register: 'ALTCHA', sms: 'ALTCHA' },
    socialProviders: [],
    modules: firstModules,
    registrationFields: firstRegistrationFields,
    customerServices: [],
    resources: [],
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : ((error as Error).stack ?? error)}\n`)
  process.exitCode = 1
})
