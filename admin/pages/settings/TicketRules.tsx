import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { TicketRulesInput } from '../../lib/schema.generated.ts'
import { change, read } from '../../providers/server.ts'
import { CountInput, FigureInput } from './inputs.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { SettingsPage } from './SettingsPage.tsx'
import { ConsoleTicketRulesDocument, UpdateTicketRulesDocument } from './settings.generated.ts'

const NAME = 'ticketRules'
/** The server takes no more. */
const most = { silenceDays: 60, answerMinutes: 100_000, resolutionMinutes: 200_000 }

/** By when the brand answers and ends what people say to it, by category. */
export default function TicketRules() {
  const translate = useTranslate()
  return (
    <SettingsPage name={NAME} load={async () => (await read(ConsoleTicketRulesDocument, {})).rules}>
      {(rules) => (
        <SettingsForm
          name={NAME}
          subjectKind="TICKET_RULES"
          record={rules}
          save={({ silenceDays, deadlines }, reason) =>
            change(UpdateTicketRulesDocument, {
              input: { silenceDays, deadlines: (deadlines as Deadline[]).map(plainOf), reason } as TicketRulesInput,
            })
          }
        >
          <Typography color="textSecondary" sx={{ mb: 1 }}>
            {translate(`${NAME}.intro`)}
          </Typography>
          <CountInput settings={NAME} source="silenceDays" least={1} most={most.silenceDays} />
          {rules.deadlines.flatMap(({ category }, index) => {
            const values = { category: translate(`ticketCategories.${category}`) }
            return [
              <FigureInput
                key={`${category} answer`}
                source={`deadlines.${index}.answerMinutes`}
                label={translate(`${NAME}.answerOf`, values)}
                helperText={`${NAME}.minutesHelp`}
                least={5}
                most={most.answerMinutes}
              />,
              <FigureInput
                key={`${category} resolution`}
                source={`deadlines.${index}.resolutionMinutes`}
                label={translate(`${NAME}.resolutionOf`, values)}
                helperText={`${NAME}.minutesHelp`}
                least={5}
                most={most.resolutionMinutes}
              />,
            ]
          })}
        </SettingsForm>
      )}
    </SettingsPage>
  )
}

type Deadline = TicketRulesInput['deadlines'] extends infer List
  ? List extends readonly (infer One)[]
    ? One
    : never
  : never

const plainOf = ({ category, answerMinutes, resolutionMinutes }: Deadline) => ({
  category,
  answerMinutes,
  resolutionMinutes,
})
