import { useTranslation } from 'react-i18next'
import { useMoney } from '../../../../brand/use-money.ts'
import { Badge } from '../../../../ui/badge.tsx'
import type { LineRulesPartsFragment } from './rules.generated.ts'
import { useVendors } from './use-vendors.ts'

/** What a member is held to, each with whose word it is; for the agent himself, what those below him are held to by his own word too. */
export function LimitList({ rules, account }: { rules: LineRulesPartsFragment; account: string | undefined }) {
  const { t } = useTranslation('agent')
  const limits = account === undefined ? [...ownLimits(rules), ...rules.inForce] : rules.inForce
  if (limits.length === 0) return <p className="text-sm text-muted">{t('rules.nothing')}</p>
  return (
    <ul aria-label={t('rules.inForce')} className="flex flex-col">
      {limits.map((limit) => (
        <Limit key={`${limit.source} ${limit.vendorCode} ${limit.gameType} ${limit.greatest}`} limit={limit} />
      ))}
    </ul>
  )
}

type InForce = LineRulesPartsFragment['inForce'][number]

/** What the agent set for all below himself: he is not held to it. */
const ownLimits = ({ vendorsOff, gameTypesOff, greatestStakes }: LineRulesPartsFragment): InForce[] => [
  ...vendorsOff.map((vendorCode) => ({ vendorCode, gameType: null, greatest: null, source: 'OWN' as const })),
  ...gameTypesOff.map((gameType) => ({ vendorCode: null, gameType, greatest: null, source: 'OWN' as const })),
  ...greatestStakes.map((stake) => ({ ...stake, vendorCode: null, source: 'OWN' as const })),
]

function Limit({ limit: { vendorCode, gameType, greatest, source } }: { limit: InForce }) {
  const { t } = useTranslation(['agent', 'account'])
  const money = useMoney()
  const vendors = useVendors()
  const vendor = vendors.find(({ code }) => code === vendorCode)?.name ?? vendorCode
  const name = gameType === null ? vendor : t(`account:categories.${gameType}`)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2 text-sm">
      <span className="font-semibold">{name}</span>
      <span className="flex items-center gap-3">
        <span className="tabular">
          {greatest === null ? t('rules.off') : t('rules.atMost', { amount: money(greatest) })}
        </span>
        <Badge tone={source === 'OWN' ? 'brand' : 'neutral'}>{t(`rules.sources.${source}`)}</Badge>
      </span>
    </li>
  )
}
