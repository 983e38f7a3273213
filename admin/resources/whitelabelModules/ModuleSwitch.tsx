import { Switch } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh, useTranslate, useUpdate } from 'react-admin'
import { DecisionDialog } from '../../kits/decisions/DecisionDialog.tsx'
import { mayDo } from '../../providers/auth-provider.ts'
import type { ModuleRow } from './ModuleList.tsx'

/** Switches a module after the effect was shown and a reason was given; the switch moves once the server has. */
export function ModuleSwitch({ module, all }: { module: ModuleRow; all: readonly ModuleRow[] }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isAsking, setAsking] = useState(false)
  const [update, { isPending }] = useUpdate()
  const { id, enabled, description } = module

  const named = (ids: readonly string[], isOn: boolean) =>
    all.filter((one) => ids.includes(one.id) && one.enabled === isOn).map((one) => one.description)
  const warnings = enabled
    ? named(module.neededBy, true).map((lost) => translate('modules.effectLost', { description: lost }))
    : named(module.needs, false).map((needed) => translate('modules.effectNeeds', { description: needed }))

  const confirm = (reason: string) =>
    update(
      'whitelabelModules',
      { id, data: { enabled: !enabled, reason }, previousData: module },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify('modules.changed', { type: 'success' }),
        onError: (error) =>
          notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' }),
        onSettled: () => {
          setAsking(false)
          refresh()
        },
      },
    )

  return (
    <>
      <Switch
        checked={enabled}
        disabled={!mayDo('whitelabelModules', 'edit')}
        onChange={() => setAsking(true)}
        slotProps={{ input: { 'aria-label': description } }}
      />
      {isAsking && (
        <DecisionDialog
          title={translate(enabled ? 'modules.turnOff' : 'modules.turnOn', { module: id })}
          effects={[translate(enabled ? 'modules.effectOff' : 'modules.effectOn', { description }), ...warnings]}
          isBusy={isPending}
          onCancel={() => setAsking(false)}
          onConfirm={confirm}
        />
      )}
    </>
  )
}
