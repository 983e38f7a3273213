import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { ContentCalendarKind } from '../../lib/schema.generated.ts'
import type { DayEntry } from './calendar-days.ts'

const RESOURCES: Readonly<Record<ContentCalendarKind, string>> = {
  ANNOUNCEMENT: 'announcements',
  BANNER: 'banners',
  BROADCAST: 'broadcasts',
  MISSION: 'missions',
  PROMOTION: 'promotions',
  RAFFLE: 'raffles',
}

/** Something on a day: its title, and in words what it is, whether it begins or ends, and how it stands. It leads to its record. */
export function EntryLink({ entry, isShort = false }: { entry: DayEntry; isShort?: boolean }) {
  const translate = useTranslate()
  const { kind, id, title, publication, begins, ends } = entry
  const phase = begins && ends ? 'onThisDay' : begins ? 'begins' : ends ? 'ends' : 'runs'
  const facts = [
    translate(`contentCalendar.kinds.${kind}`),
    translate(`contentCalendar.phases.${phase}`),
    ...(isShort ? [] : [translate(`publicationStates.${publication}`)]),
  ].join(' · ')
  return (
    <Box
      component={Link}
      to={`/${RESOURCES[kind]}/${encodeURIComponent(id)}/show`}
      sx={{
        display: 'block',
        minHeight: 24,
        px: 0.75,
        py: isShort ? 0.25 : 1,
        borderLeft: 3,
        borderColor:
          publication === 'RUNNING' ? 'success.main' : publication === 'SCHEDULED' ? 'warning.main' : 'divider',
        borderRadius: 0.5,
        bgcolor: 'action.hover',
        color: 'text.primary',
        fontSize: isShort ? 12 : 14,
        lineHeight: 1.35,
        textDecoration: 'none',
        overflowWrap: 'anywhere',
        '&:hover': { textDecoration: 'underline' },
      }}
    >
      <Box
        component="span"
        sx={
          isShort ? { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } : undefined
        }
      >
        {title || id}
      </Box>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: 12 }}>
        {facts}
      </Box>
    </Box>
  )
}
