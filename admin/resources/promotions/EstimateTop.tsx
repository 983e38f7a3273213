import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { TextLink } from '../../fields/TextLink.tsx'
import { useWorth } from '../../kits/promotions/use-worth.ts'
import { Sheet } from '../../kits/tables/Sheet.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import type { Estimate } from './PromotionEstimate.tsx'

/** Who would have kept most. */
export function EstimateTop({ top, currency }: { top: Estimate['top']; currency: string }) {
  const translate = useTranslate()
  const { number } = useFormats()
  const { worth } = useWorth()
  if (top.length === 0) return null
  return (
    <section>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {translate('estimate.top')}
      </Typography>
      <Sheet
        name="estimate.top"
        rows={top}
        keyOf={({ memberId }) => memberId}
        columns={[
          {
            heading: 'estimate.account',
            render: ({ memberId, account }) => <TextLink to={`/members/${memberId}/show`}>{account}</TextLink>,
          },
          { heading: 'estimate.times', render: ({ times }) => number(times), isNumber: true },
          { heading: 'estimate.granted', render: ({ granted }) => worth(granted, currency), isNumber: true },
          { heading: 'estimate.kept', render: ({ kept }) => worth(kept, currency), isNumber: true },
        ]}
      />
    </section>
  )
}
