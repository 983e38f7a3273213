import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useWorth } from '../../kits/promotions/use-worth.ts'
import { Sheet } from '../../kits/tables/Sheet.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import type { Estimate } from './PromotionEstimate.tsx'

/** What the rules against abuse would have seen: whose claims have something in common with those of others. */
export function EstimateSharing({ shared, currency }: { shared: Estimate['shared']; currency: string }) {
  const translate = useTranslate()
  const { number } = useFormats()
  const { worth } = useWorth()
  return (
    <section>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {translate('estimate.shared')}
      </Typography>
      <Sheet
        name="estimate.shared"
        empty="estimate.nobodyShares"
        rows={shared}
        keyOf={({ kind }) => kind}
        columns={[
          { heading: 'estimate.trait', render: ({ kind }) => translate(`estimate.traits.${kind}`) },
          { heading: 'estimate.members', render: ({ members }) => number(members), isNumber: true },
          { heading: 'estimate.granted', render: ({ granted }) => worth(granted, currency), isNumber: true },
        ]}
      />
    </section>
  )
}
