import type { PlatformContext } from '../platform/context.ts'
import { helpSeeds } from './help-words.ts'
import { type MerchantSeed, MODULES, merchantSeeds, registrationFieldSeeds } from './sites-data.ts'

/** Opens the demo brands with their domains, modules, registration fields, contacts and help. Safe to run again. */
export async function seedSites({ config, database, clock, sites }: PlatformContext): Promise<void> {
  if (config.mode === 'LIVE') return
  const known = new Set((await sites.listMerchants()).map(({ code }) => code))
  for (const merchant of merchantSeeds) {
    if (!known.has(merchant.code)) await openMerchant(merchant)
  }
  sites.forgetCaches()

  async function openMerchant(merchant: MerchantSeed): Promise<void> {
    const now = clock.now()
    const merchant_id = merchant.id
    await database.transaction(async ({ query }) => {
      await query
        .insertInto('merchants')
        .values({
          id: merchant.id,
          code: merchant.code,
          name: merchant.name,
          mode: 'DEMO',
          languages: [...merchant.languages],
          default_language: merchant.defaultLanguage,
          currency: merchant.currency,
          countries: [...merchant.countries],
          theme: JSON.stringify(merchant.theme),
          main_domain: merchant.domains[0] ?? 'localhost',
          is_default: merchant.isDefault,
          captcha_register: merchant.captcha.register,
          captcha_sms: merchant.captcha.sms,
          social_providers: [...merchant.socialProviders],
          created_at: now,
          changed_at: now,
        })
        .execute()
      // An evening's play is enough to withdraw what one tries the product with.
      await query
        .insertInto('turnover_rules')
        .values({ merchant_id, source: 'DEPOSIT', multiplier: 1_000, weights: '{}' })
        .execute()
      await query
        .insertInto('domain_routes')
        .values(merchant.domains.map((domain) => ({ domain, merchant_id })))
        .execute()
      await query
        .insertInto('merchant_modules')
        .values(MODULES.map((module) => ({ merchant_id, module, enabled: merchant.modules.includes(module) })))
        .execute()
      await query
        .insertInto('registration_fields')
        .values(registrationFieldSeeds.map((field, position) => ({ merchant_id, position, ...field })))
        .execute()
      await query
        .insertInto('customer_services')
        .values(merchant.customerServices.map((service, position) => ({ merchant_id, position, ...service })))
        .execute()
      await query
        .insertInto('resources')
        .values(merchant.resources.map((resource, position) => ({ merchant_id, position, ...resource })))
        .execute()
      const articles = helpSeeds.flatMap(({ anchor, texts }, position) =>
        texts
          .filter(({ language }) => merchant.languages.includes(language))
          .map((text) => ({
            merchant_id,
            anchor,
            position,
            ...text,
            content: text.content.replaceAll('{{brand}}', merchant.name),
            title: text.title.replaceAll('{{brand}}', merchant.name),
          })),
      )
      await query.insertInto('help_articles').values(articles).execute()
    })
  }
}
