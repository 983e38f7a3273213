import { Type } from 'typebox'
import { DateTime, Day, defineCalls, Nullable } from '../../../http/call.ts'
import { Publication } from '../publication.ts'
import { calendarKinds } from './calendar-kinds.ts'
import { MOST_OF_A_KIND } from './calendar-repository.ts'

const CalendarKind = Type.Enum(calendarKinds)

export const CalendarEntry = Type.Object({
  kind: CalendarKind,
  id: Type.String({ description: 'Of the thing; the code of a mission' }),
  title: Type.String({ description: 'In the language asked for, or else in the first there is' }),
  publication: Publication,
  startsAt: Nullable(DateTime),
  endsAt: Nullable(DateTime),
})

export const contentCalendarCalls = defineCalls({
  getContentCalendar: {
    method: 'GET',
    path: '/wps/admin/content-calendar',
    summary: 'What of the brand in view has hours that touch some days, of the kinds that the operator may read',
    description: 'Days are those of the brand’s time zone, both ends among them, 62 at most.',
    access: 'operator',
    query: Type.Object({ from: Day, to: Day }),
    value: Type.Object({
      timeZone: Type.String(),
      kinds: Type.Array(CalendarKind, { description: 'Those that the operator may read' }),
      isCut: Type.Boolean({ description: 'Whether there is more of a kind than is shown' }),
      entries: Type.Array(CalendarEntry, { description: `At most ${MOST_OF_A_KIND} of each kind, by kind and start` }),
    }),
  },
})
