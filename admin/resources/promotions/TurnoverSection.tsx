import { ArrayInput, BooleanInput, NumberInput, required, SelectInput, SimpleFormIterator } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { gameTypeChoices } from '../../inputs/choices.ts'
import { FormSection, Whole } from '../../kits/drafts/FormSection.tsx'
import { maybeDaysRules, maybeOddsRules, multiplierRules, weightRules } from '../../kits/drafts/rules.ts'
import { breachChoices } from './choices.ts'
import { AmountInput } from './FormSections.tsx'
import { startsByDeposit } from './promotion-input.ts'

const field = (path: string) => `resources.promotions.fields.terms.turnover.${path}`

/** How what is given must be played before it may leave. */
export function TurnoverSection() {
  const [trigger, greatestBet] = useWatch({ name: ['terms.trigger', 'terms.turnover.greatestBet'] })
  return (
    <FormSection words="promotions.sections" name="turnover">
      <NumberInput
        source="terms.turnover.multiplier"
        label={field('multiplier')}
        validate={multiplierRules}
        helperText="promotions.multiplierHelp"
      />
      <NumberInput
        source="terms.turnover.days"
        label={field('days')}
        validate={maybeDaysRules}
        helperText="promotions.daysHelp"
      />
      {startsByDeposit(trigger) && (
        <Whole>
          <BooleanInput source="terms.turnover.countsDeposit" label={field('countsDeposit')} helperText={false} />
        </Whole>
      )}
      <NumberInput
        source="terms.turnover.leastOdds"
        label={field('leastOdds')}
        validate={maybeOddsRules}
        helperText="promotions.leastOddsHelp"
      />
      <AmountInput source="terms.turnover.greatestBet" isNeeded={false} help="promotions.greatestBetHelp" />
      {greatestBet ? (
        <SelectInput
          source="terms.turnover.breach"
          label={field('breach')}
          choices={breachChoices}
          validate={required()}
          helperText={false}
        />
      ) : null}
      <Whole>
        <BooleanInput
          source="terms.turnover.forfeitsWinnings"
          label={field('forfeitsWinnings')}
          helperText="promotions.forfeitsWinningsHelp"
        />
      </Whole>
      <Whole isApart>
        <ArrayInput source="terms.turnover.weights" label={field('weights')} helperText="promotions.weightsHelp">
          <SimpleFormIterator inline disableReordering disableClear>
            <SelectInput
              source="gameType"
              label={field('gameType')}
              choices={gameTypeChoices}
              validate={[required(), onceEach]}
            />
            <NumberInput source="percent" label={field('percent')} validate={weightRules} />
          </SimpleFormIterator>
        </ArrayInput>
      </Whole>
    </FormSection>
  )
}

/** A category has one weight. */
function onceEach(gameType: unknown, { terms }: { terms?: { turnover?: { weights?: { gameType?: unknown }[] } } }) {
  const same = terms?.turnover?.weights?.filter((weight) => weight?.gameType === gameType) ?? []
  return gameType && same.length > 1 ? 'promotions.weightOnce' : undefined
}
