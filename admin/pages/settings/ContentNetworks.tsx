import { Alert } from '@mui/material'
import { TextInput, useTranslate } from 'react-admin'
import { change, read } from '../../providers/server.ts'
import { toHosts, wrongHost } from './hosts.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { SettingsPage } from './SettingsPage.tsx'
import { ConsoleContentNetworksDocument, UpdateContentNetworksDocument } from './settings.generated.ts'

const NAME = 'contentNetworks'
/** The server takes no more of a kind. */
const most = 8

/** The hosts of the brand that stand before our own, for launches of games and for pictures. */
export default function ContentNetworks() {
  const translate = useTranslate()
  return (
    <SettingsPage name={NAME} load={async () => (await read(ConsoleContentNetworksDocument, {})).networks}>
      {(networks) => (
        <SettingsForm
          name={NAME}
          subjectKind="CONTENT_NETWORKS"
          record={networks}
          save={({ games, images }, reason) =>
            change(UpdateContentNetworksDocument, {
              input: { games: toHosts(games), images: toHosts(images), reason },
            })
          }
        >
          <Alert severity="info" sx={{ width: '100%', mb: 1 }}>
            {translate(`${NAME}.what`)}
          </Alert>
          <HostsInput source="games" />
          <HostsInput source="images" />
        </SettingsForm>
      )}
    </SettingsPage>
  )
}

/** Addresses of hosts, one a line. */
function HostsInput({ source }: { source: string }) {
  const translate = useTranslate()
  const validate = (value: unknown) => {
    const wrong = wrongHost(toHosts(value), most)
    return wrong && translate(`${NAME}.${wrong.problem}`, { address: wrong.address, most })
  }
  return (
    <TextInput
      source={source}
      label={`${NAME}.${source}`}
      helperText={translate(`${NAME}.${source}Help`, { most })}
      format={(value: unknown) => (Array.isArray(value) ? value.join('\n') : String(value ?? ''))}
      validate={validate}
      multiline
      minRows={3}
      slotProps={{ htmlInput: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } }}
    />
  )
}
