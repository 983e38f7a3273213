import { BooleanInput, NumberInput, required, SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { GroupedInput } from '../../inputs/GroupedInput.tsx'
import { MomentInput } from '../../inputs/MomentInput.tsx'
import { ReasonInput } from '../../inputs/ReasonInput.tsx'
import { isAfterStart } from '../../inputs/schedule.ts'
import { FormSection, Whole } from '../../kits/drafts/FormSection.tsx'
import { amountRules, countRules, maybeAmountRules, rewardPercentRules } from '../../kits/drafts/rules.ts'
import { isTypedAmount } from '../../lib/typed-amount.ts'
import { useFormats } from '../../lib/use-formats.ts'
import {
  approvalChoices,
  categoryChoices,
  contactChoices,
  lossPeriodChoices,
  rewardChoices,
  triggerChoices,
} from './choices.ts'
import { hasShare, startsByDeposit } from './promotion-input.ts'
import { RiseFigures, TicketFigures } from './RewardFigures.tsx'

const field = (path: string) => `resources.promotions.fields.${path}`

/** An amount, written out below as people read it. */
export function AmountInput({ source, help, isNeeded = true }: { source: string; help?: string; isNeeded?: boolean }) {
  const { amount } = useFormats()
  const typed = String(useWatch({ name: source }) ?? '')
  return (
    <GroupedInput
      source={source}
      label={field(source)}
      helperText={isTypedAmount(typed) ? amount(typed) : (help ?? false)}
      validate={isNeeded ? amountRules : maybeAmountRules}
    />
  )
}

/** What it is listed under, what starts it, and who gives it. */
export function GeneralSection() {
  return (
    <FormSection words="promotions.sections" name="general">
      <SelectInput source="category" label={field('category')} choices={categoryChoices} validate={required()} />
      <NumberInput
        source="position"
        label={field('position')}
        validate={countRules(0, 999)}
        helperText="promotions.positionHelp"
      />
      <SelectInput
        source="terms.trigger"
        label={field('terms.trigger')}
        choices={triggerChoices}
        validate={required()}
      />
      <SelectInput
        source="terms.approval"
        label={field('terms.approval')}
        choices={approvalChoices}
        validate={required()}
      />
      <Whole>
        <BooleanInput
          source="terms.holdsSuspicious"
          label={field('terms.holdsSuspicious')}
          helperText="promotions.holdsSuspiciousHelp"
        />
      </Whole>
    </FormSection>
  )
}

/** What is given, of what, and how often. */
export function RewardSection() {
  const [trigger, kind] = useWatch({ name: ['terms.trigger', 'terms.reward.kind'] })
  const mayBeGiven = (value: unknown) => {
    if (value === 'PERCENT' && !hasShare(trigger)) return 'promotions.percentNeedsDeposit'
    return value !== 'PERCENT' && trigger === 'LOSS' ? 'promotions.lossNeedsPercent' : undefined
  }
  return (
    <FormSection words="promotions.sections" name="reward" refusable="terms.reward">
      <SelectInput
        source="terms.reward.kind"
        label={field('terms.reward.kind')}
        choices={rewardChoices}
        validate={[required(), mayBeGiven]}
      />
      <RewardFigures kind={kind} />
      {startsByDeposit(trigger) && (
        <AmountInput source="terms.leastDeposit" isNeeded={false} help="promotions.leastDepositHelp" />
      )}
      {trigger === 'LOSS' && (
        <>
          <SelectInput
            source="terms.loss.period"
            label={field('terms.loss.period')}
            choices={lossPeriodChoices}
            validate={required()}
          />
          <AmountInput source="terms.loss.least" />
        </>
      )}
      {trigger === 'CONTACT' ? (
        <SelectInput
          source="terms.contact"
          label={field('terms.contact')}
          choices={contactChoices}
          validate={required()}
        />
      ) : (
        <NumberInput
          source="terms.times"
          label={field('terms.times')}
          validate={countRules(1, 1_000)}
          helperText={trigger === 'DAY' ? 'promotions.timesDayHelp' : 'promotions.timesHelp'}
        />
      )}
    </FormSection>
  )
}

function RewardFigures({ kind }: { kind: unknown }) {
  if (kind === 'POINTS')
    return (
      <NumberInput
        source="terms.reward.points"
        label={field('terms.reward.points')}
        validate={countRules(1, 10_000_000)}
        helperText="promotions.pointsHelp"
      />
    )
  if (kind === 'TICKETS') return <TicketFigures />
  if (kind === 'REBATE_RISE') return <RiseFigures />
  if (kind !== 'PERCENT') return <AmountInput key="amount" source="terms.reward.amount" />
  return (
    <>
      <NumberInput source="terms.reward.percent" label={field('terms.reward.percent')} validate={rewardPercentRules} />
      <AmountInput key="cap" source="terms.reward.cap" />
    </>
  )
}

/** When it runs, and how much it may give in all. */
export function ScheduleSection() {
  return (
    <FormSection words="promotions.sections" name="schedule">
      <MomentInput source="startsAt" label={field('startsAt')} validate={required()} />
      <MomentInput source="endsAt" label={field('endsAt')} validate={isAfterStart} helperText="promotions.endsAtHelp" />
      <AmountInput source="budget" help="promotions.budgetHelp" />
      <Whole>
        <ReasonInput />
      </Whole>
    </FormSection>
  )
}
