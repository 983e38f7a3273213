import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useFormSend } from '../../../../apollo/use-form-send.ts'
import { openLanes } from '../../../../brand/categories.ts'
import { useSite } from '../../../../brand/use-site.ts'
import { useGrouped } from '../../../../kits/amount/use-grouped.ts'
import { wholeAmount } from '../../../../kits/amount/whole-amount.ts'
import { useFormats } from '../../../../lib/use-formats.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { useZodForm } from '../../../../ui/form/use-zod-form.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import { type LineRulesPartsFragment, useSetLineRulesMutation } from './rules.generated.ts'
import { useVendors } from './use-vendors.ts'

interface RulesFormProps {
  rules: LineRulesPartsFragment
  /** For whom it will hold, in a sentence. */
  effect: string
  onSaved: () => void
  onCancel: () => void
}

type GameType = LineRulesPartsFragment['gameTypesOff'][number]

interface Values {
  vendorsOff: string[]
  gameTypesOff: string[]
  stakes: Record<string, string>
}

/** The categories with a greatest stake each, and what is off. Says first for whom it will hold. */
export function RulesForm({ rules, effect, onSaved, onCancel }: RulesFormProps) {
  const { t } = useTranslation(['agent', 'account'])
  const { site, lobbyCategories } = useSite()
  const vendors = useVendors()
  const categories = openLanes(lobbyCategories).map(({ gameType }) => gameType)
  const [setRules] = useSetLineRulesMutation()
  const amount = z
    .string()
    .check(z.refine((text) => text.trim() === '' || wholeAmount(text) !== null, t('rules.stakeInvalid')))
  const schema = z.object({
    vendorsOff: z.array(z.string()),
    gameTypesOff: z.array(z.string()),
    stakes: z.record(z.string(), amount),
  })
  const formats = useFormats()
  const form = useZodForm<Values>(schema, initialValues(rules, categories, formats.whole))
  const { errors, isSubmitting } = form.formState
  const send = useFormSend(form)
  const grouped = useGrouped()
  const off = form.watch('gameTypesOff')

  const submit = form.handleSubmit(async ({ vendorsOff, gameTypesOff, stakes }) => {
    const input = {
      memberId: rules.id,
      vendorsOff,
      gameTypesOff: gameTypesOff as GameType[],
      greatestStakes: categories.flatMap((gameType) => {
        const greatest = wholeAmount(stakes[gameType] ?? '')
        return greatest === null ? [] : [{ gameType, greatest: String(greatest) }]
      }),
    }
    if (await send(async () => (await setRules({ variables: { input } })).data?.setLineRules)) onSaved()
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5 rounded-md border border-line p-4">
      <p className="rounded-sm bg-surface-2 p-3 text-sm">{effect}</p>
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 text-sm font-semibold">{t('rules.categories')}</legend>
        {categories.map((gameType) => (
          <div key={gameType} className="grid grid-cols-[1fr_minmax(8rem,12rem)] items-start gap-4">
            <div className="flex min-h-11 flex-col justify-center gap-1">
              <span className="text-sm">{t(`account:categories.${gameType}`)}</span>
              <Checkbox
                label={t('rules.switchOff')}
                aria-label={t('rules.switchOffOf', { name: t(`account:categories.${gameType}`) })}
                value={gameType}
                {...form.register('gameTypesOff')}
              />
            </div>
            <TextField
              label={t('rules.stake')}
              aria-label={t('rules.stakeOf', { name: t(`account:categories.${gameType}`) })}
              inputMode="numeric"
              autoComplete="off"
              placeholder={t('rules.noLimit')}
              after={<span className="pe-2 text-sm text-faint">{site.currencySymbol}</span>}
              disabled={off.includes(gameType)}
              error={errors.stakes?.[gameType]?.message}
              {...grouped(form.register(`stakes.${gameType}`))}
            />
          </div>
        ))}
      </fieldset>
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">{t('rules.vendors')}</legend>
        <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
          {vendors.map(({ code, name }) => (
            <Checkbox key={code} label={name} value={code} {...form.register('vendorsOff')} />
          ))}
        </div>
      </fieldset>
      <p className="text-sm text-muted">{t('rules.hint')}</p>
      <FormAlert errors={errors} />
      <div className="flex gap-3">
        <Button type="submit" busy={isSubmitting}>
          {t('rules.save')}
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          {t('rules.cancel')}
        </Button>
      </div>
    </form>
  )
}

function initialValues(
  rules: LineRulesPartsFragment,
  categories: readonly string[],
  write: (amount: string) => string,
): Values {
  const stakeOf = (gameType: string) => {
    const stake = rules.greatestStakes.find((each) => each.gameType === gameType)
    return stake ? write(stake.greatest) : ''
  }
  return {
    vendorsOff: [...rules.vendorsOff],
    gameTypesOff: [...rules.gameTypesOff],
    stakes: Object.fromEntries(categories.map((gameType) => [gameType, stakeOf(gameType)])),
  }
}
