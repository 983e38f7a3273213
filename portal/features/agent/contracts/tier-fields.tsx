import { Plus, Trash2 } from 'lucide-react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../brand/use-site.ts'
import { useGrouped } from '../../../kits/amount/use-grouped.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { emptyTier, type TermsDraft } from './terms-draft.ts'

/** As many as the house takes. */
const mostTiers = 10
const fields = ['validBet', 'loss', 'activeMembers', 'rate'] as const
const isMoney = (name: (typeof fields)[number]) => name === 'validBet' || name === 'loss'

/** The tiers of terms, each with what it asks and what it pays. */
export function TierFields({ form }: { form: UseFormReturn<TermsDraft> }) {
  const { t } = useTranslation('contracts')
  const { currencySymbol } = useSite().site
  const tiers = useFieldArray({ control: form.control, name: 'tiers' })
  const { errors } = form.formState
  const grouped = useGrouped()
  return (
    <div className="flex flex-col gap-3">
      {tiers.fields.map((field, index) => (
        <fieldset key={field.id} className="rounded-md border border-line p-3">
          <legend className="px-1 text-sm font-semibold">{t('tierNumber', { number: index + 1 })}</legend>
          <div className="grid grid-cols-2 gap-3">
            {fields.map((name) => (
              <TextField
                key={name}
                label={t(name)}
                className={isMoney(name) ? 'col-span-2 sm:col-span-1' : undefined}
                required={name === 'rate'}
                inputMode={name === 'rate' ? 'decimal' : 'numeric'}
                autoComplete="off"
                placeholder={name === 'rate' ? undefined : t('nothingAsked')}
                before={isMoney(name) ? <span aria-hidden>{currencySymbol}</span> : undefined}
                after={name === 'rate' ? <span className="pe-3 text-faint">%</span> : undefined}
                error={errors.tiers?.[index]?.[name]?.message}
                {...(isMoney(name)
                  ? grouped(form.register(`tiers.${index}.${name}`))
                  : form.register(`tiers.${index}.${name}`))}
              />
            ))}
          </div>
          {tiers.fields.length > 1 && (
            <div className="mt-2 flex justify-end">
              <IconButton
                label={t('removeTier', { number: index + 1 })}
                icon={<Trash2 size={18} aria-hidden />}
                onClick={() => tiers.remove(index)}
              />
            </div>
          )}
        </fieldset>
      ))}
      {tiers.fields.length < mostTiers && (
        <Button
          kind="secondary"
          size="small"
          icon={<Plus size={16} aria-hidden />}
          onClick={() => tiers.append(emptyTier)}
        >
          {t('addTier')}
        </Button>
      )}
    </div>
  )
}
