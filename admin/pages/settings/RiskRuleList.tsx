import { useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'
import { TextLink } from '../../fields/TextLink.tsx'
import { type Column, Sheet } from '../../kits/tables/Sheet.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import type { ConsoleRiskRuleFragment as Rule } from './risk-rules.generated.ts'

/** All rules at a glance: whether they are on, from when on they find something, and what follows. */
export function RiskRuleList({ rules }: { rules: readonly Rule[] }) {
  const translate = useTranslate()
  const { amount, number } = useFormats()
  const limitsOf = ({ leastCount, hours, percent, amount: money, currency }: Rule) =>
    [
      leastCount === null ? [] : translate('riskRules.countOf', { count: number(leastCount) }),
      percent === null ? [] : translate('riskRules.percentOf', { count: number(percent) }),
      money === null ? [] : amount(money, currency),
      hours === null ? [] : translate('riskRules.hoursOf', { count: number(hours) }),
    ]
      .flat()
      .join(' · ') || '–'
  const columns: Column<Rule>[] = [
    {
      heading: 'riskRules.choose',
      render: ({ id }) => <TextLink to={`/riskRules?kind=${id}`}>{translate(`risk.kinds.${id}`)}</TextLink>,
    },
    {
      heading: 'riskRules.isOn',
      render: ({ isOn }) => (
        <StateChip label={translate(isOn ? 'riskRules.on' : 'riskRules.off')} tone={isOn ? 'success' : 'default'} />
      ),
    },
    { heading: 'riskRules.limits', render: limitsOf },
    { heading: 'riskRules.follows', render: ({ follows }) => translate(`risk.follows.${follows}`) },
  ]
  return <Sheet name="riskRules.name" columns={columns} rows={rules} keyOf={({ id }) => id} />
}
