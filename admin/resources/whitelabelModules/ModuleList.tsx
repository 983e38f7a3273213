import { ListItem, ListItemText, List as Rows } from '@mui/material'
import { List, RecordContextProvider, useListContext, useTranslate } from 'react-admin'
import { Moment } from '../../fields/Moment.tsx'
import { TextLink } from '../../fields/TextLink.tsx'
import { useExporter } from '../../lib/use-exporter.ts'
import { ModuleSwitch } from './ModuleSwitch.tsx'

/** A whitelabel module as the list shows one. */
export interface ModuleRow {
  id: string
  enabled: boolean
  description: string
  needs: string[]
  neededBy: string[]
  changedAt: string | null
}

export default function ModuleList() {
  const exporter = useExporter('whitelabelModules', 'id', 'enabled', 'description', 'changedAt')
  return (
    <List sort={{ field: 'id', order: 'ASC' }} perPage={100} pagination={false} exporter={exporter}>
      <ModuleRows />
    </List>
  )
}

function ModuleRows() {
  const translate = useTranslate()
  const { data = [] } = useListContext<ModuleRow>()
  return (
    <Rows>
      {data.map((module) => (
        <RecordContextProvider key={module.id} value={module}>
          <ListItem divider secondaryAction={<ModuleSwitch module={module} all={data} />} sx={{ pr: 10 }}>
            <ListItemText
              primary={module.description}
              secondary={
                <>
                  <TextLink to={`/whitelabelModules/${module.id}/show`}>{module.id}</TextLink>
                  {' · '}
                  <Moment source="changedAt" none={translate('modules.never')} />
                  {(['needs', 'neededBy'] as const).map(
                    (relation) =>
                      module[relation].length > 0 &&
                      ` · ${translate(`modules.${relation}`, { modules: module[relation].join(', ') })}`,
                  )}
                </>
              }
            />
          </ListItem>
        </RecordContextProvider>
      ))}
    </Rows>
  )
}
