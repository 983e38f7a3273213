import { Box, Button, MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { ContractCarry, ContractKind, ContractPeriod, ContractPick } from '../../lib/schema.generated.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { EMPTY_TIER, flawOf, PERIODS, type TermsDraft, type TierDraft } from './terms-draft.ts'

const FIELDS = ['validBet', 'loss', 'activeMembers', 'rate'] as const
/** As many as the server takes. */
const MOST_TIERS = 10

interface Props {
  kind: ContractKind
  draft: TermsDraft
  onChange(draft: TermsDraft): void
}

/** Terms of a contract as an operator types them: how often, which tier, what of losses, and the tiers. */
export function TermsEditor({ kind, draft, onChange }: Props) {
  const translate = useTranslate()
  const { tiers } = draft
  const setTier = (place: number, tier: TierDraft) =>
    onChange({ ...draft, tiers: tiers.map((each, index) => (index === place ? tier : each)) })
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Choice
        field="period"
        value={draft.period}
        choices={PERIODS[kind]}
        onChange={(period) => onChange({ ...draft, period: period as ContractPeriod })}
      />
      {kind === 'DIVIDEND' && (
        <>
          <Choice
            field="pick"
            value={draft.pick}
            choices={['HIGHEST', 'FLOAT']}
            onChange={(pick) => onChange({ ...draft, pick: pick as ContractPick })}
          />
          <Choice
            field="carry"
            value={draft.carry}
            choices={['NONE', 'NEXT', 'HALF_MONTH', 'PERMANENT']}
            onChange={(carry) => onChange({ ...draft, carry: carry as ContractCarry })}
          />
        </>
      )}
      {tiers.map((tier, place) => (
        <TierRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a tier being typed has nothing else that is its own
          key={place}
          place={place}
          tier={tier}
          onChange={(next) => setTier(place, next)}
          onRemove={
            tiers.length === 1
              ? undefined
              : () => onChange({ ...draft, tiers: tiers.filter((_, index) => index !== place) })
          }
        />
      ))}
      {tiers.length < MOST_TIERS && (
        <Button onClick={() => onChange({ ...draft, tiers: [...tiers, EMPTY_TIER] })} sx={{ justifySelf: 'start' }}>
          {translate('contracts.addTier')}
        </Button>
      )}
    </Box>
  )
}

interface TierRowProps {
  place: number
  tier: TierDraft
  onChange(tier: TierDraft): void
  onRemove: (() => void) | undefined
}

function TierRow({ place, tier, onChange, onRemove }: TierRowProps) {
  const translate = useTranslate()
  const { number } = useFormats()
  /** What is too long to be read at a glance, with thousands separators. */
  const grouped = (typed: string) => (/^\d{5,15}$/.test(typed) ? number(Number(typed)) : undefined)
  return (
    <Box component="fieldset" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, m: 0, minWidth: 0 }}>
      <legend>{translate('contracts.tier', { number: place + 1 })}</legend>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' } }}>
        {FIELDS.map((field) => {
          const flaw = tier[field] === '' ? undefined : flawOf(field, tier[field])
          return (
            <TextField
              key={field}
              size="small"
              margin="none"
              label={translate(`contracts.fields.${field}`)}
              value={tier[field]}
              required={field === 'rate'}
              error={flaw !== undefined}
              helperText={flaw ? translate(flaw) : grouped(tier[field])}
              onChange={(event) => onChange({ ...tier, [field]: event.target.value.trim() })}
            />
          )
        })}
      </Box>
      {onRemove && (
        <Button size="small" color="error" onClick={onRemove}>
          {translate('contracts.removeTier', { number: place + 1 })}
        </Button>
      )}
    </Box>
  )
}

interface ChoiceProps {
  field: 'period' | 'pick' | 'carry'
  value: string
  choices: readonly string[]
  onChange(value: string): void
}

function Choice({ field, value, choices, onChange }: ChoiceProps) {
  const translate = useTranslate()
  return (
    <TextField
      select
      size="small"
      margin="none"
      label={translate(`contracts.fields.${field}`)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {choices.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {translate(`contracts.${field}s.${choice}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}
