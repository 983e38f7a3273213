import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { ContentCalendarKind } from '../../lib/schema.generated.ts'

interface Props {
  /** Those that the operator may read. */
  kinds: readonly ContentCalendarKind[]
  chosen: ContentCalendarKind | null
  onChoose(kind: ContentCalendarKind | null): void
}

/** Everything, or one kind alone. */
export function KindFilter({ kinds, chosen, onChoose }: Props) {
  const translate = useTranslate()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={chosen ?? ''}
      onChange={(_event, next: ContentCalendarKind | '' | null) => onChoose(next || null)}
      aria-label={translate('contentCalendar.kind')}
      sx={{ flexWrap: 'wrap' }}
    >
      <ToggleButton value="" sx={{ px: 1.5, textTransform: 'none' }}>
        {translate('contentCalendar.everything')}
      </ToggleButton>
      {kinds.map((kind) => (
        <ToggleButton key={kind} value={kind} sx={{ px: 1.5, textTransform: 'none' }}>
          {translate(`contentCalendar.kinds.${kind}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
