import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'
import { TextLink } from '../../fields/TextLink.tsx'
import { ActionButton } from '../../kits/decisions/ActionButton.tsx'
import { isProposed } from '../../kits/proposals/is-proposed.ts'
import { pathOf } from '../../kits/proposals/path-of.ts'
import { type Column, Sheet } from '../../kits/tables/Sheet.tsx'
import { rightWords } from '../../lib/rights.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import type { ConsoleFourEyesRuleFragment as Rule } from './fourEyes.generated.ts'
import type { Room } from './rooms.ts'
import { saveRule } from './save-rule.ts'

/** The deeds of one room: what takes two, who may, and the switch where the brand decides. */
export function RoomRules({ room, rules }: { room: Room; rules: readonly Rule[] }) {
  const translate = useTranslate()
  const { moment } = useFormats()
  const columns: Column<Rule>[] = [
    { heading: 'fourEyes.deed', render: ({ deed }) => translate(`fourEyes.deeds.${deed}`) },
    { heading: 'fourEyes.says', render: (rule) => <Demand rule={rule} /> },
    { heading: 'fourEyes.right', render: ({ right }) => translate(rightWords(right)) },
    {
      heading: 'fourEyes.changed',
      render: ({ changedBy, changedAt }) =>
        changedBy === null
          ? translate('fourEyes.never')
          : translate('fourEyes.changedBy', { operator: changedBy, at: moment(changedAt) }),
    },
    {
      heading: 'fourEyes.waits',
      render: ({ waiting }) =>
        waiting === 0 ? (
          translate('fourEyes.never')
        ) : (
          <TextLink to="/proposals">{translate('fourEyes.waiting', { count: waiting })}</TextLink>
        ),
    },
  ]
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography component="h2" variant="h6">
        {translate(`fourEyes.rooms.${room}`)}
      </Typography>
      <Sheet name={`fourEyes.rooms.${room}`} columns={columns} rows={rules} keyOf={({ deed }) => deed} />
    </Box>
  )
}

/** What is said of a deed: by the house, with the way to its limit, or by the brand, with the switch. */
function Demand({ rule }: { rule: Rule }) {
  const translate = useTranslate()
  const { demand, limitIn } = rule
  if (demand === 'ALWAYS') return translate('fourEyes.always')
  if (demand === 'ABOVE_LIMIT')
    return (
      <>
        {translate('fourEyes.aboveLimit')}
        {limitIn !== null && (
          <>
            {' · '}
            <TextLink to={pathOf({ kind: limitIn, subjectId: '' })}>{translate('fourEyes.limit')}</TextLink>
          </>
        )}
      </>
    )
  return <Switch rule={rule} />
}

function Switch({ rule }: { rule: Rule }) {
  const translate = useTranslate()
  const { deed, isDemanded, proposal } = rule
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <StateChip
        label={translate(isDemanded ? 'fourEyes.brandOn' : 'fourEyes.brandOff')}
        tone={isDemanded ? 'success' : 'default'}
      />
      {proposal !== null && translate('proposals.chip')}
      {mayDo('fourEyes', 'edit') && proposal === null && (
        <ActionButton
          label={isDemanded ? 'fourEyes.loosen' : 'fourEyes.demand'}
          about={translate(`fourEyes.deeds.${deed}`)}
          effects={[isDemanded ? 'fourEyes.loosenEffect' : 'fourEyes.demandEffect']}
          run={(reason) => saveRule(deed, !isDemanded, reason)}
          done={(saved) => (isProposed(saved, rule) ? 'proposals.waits' : 'fourEyes.counts')}
        />
      )}
    </Box>
  )
}
