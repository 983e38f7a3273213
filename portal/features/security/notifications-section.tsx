import { BellRing, MonitorSmartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { pushObstacle } from './browser-push.ts'
import { usePush } from './use-push.ts'

type Push = ReturnType<typeof usePush>

/** Notifications on this device, and on which others they come. */
export function NotificationsSection() {
  const { t } = useTranslation('app')
  const push = usePush()
  return (
    <Section icon={BellRing} title={t('push.title')} text={t('push.text')}>
      {push.isLoading && <Skeleton className="h-16 w-full" />}
      {push.error && <QueryError error={push.error} onRetry={() => push.refetch()} />}
      {push.devices && (
        <>
          <ThisDevice push={push} />
          {push.devices.length > 0 && <Devices push={push} devices={push.devices} />}
        </>
      )}
    </Section>
  )
}

function ThisDevice({ push }: { push: Push }) {
  const { t } = useTranslation('app')
  const { ownId } = push
  const obstacle = pushObstacle()
  if (!push.hasKey) return <p className="text-sm text-muted">{t('push.houseOff')}</p>
  if (obstacle) return <p className="text-sm text-muted">{t(`push.${obstacle}`)}</p>
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-muted">{push.isOn ? t('push.isOn') : t('push.isOff')}</p>
      {push.isOn && ownId !== null ? (
        <Button kind="secondary" busy={push.busy === 'own'} onClick={() => push.turnOff(ownId)}>
          {t('push.turnOff')}
        </Button>
      ) : (
        <Button busy={push.busy === 'own'} onClick={push.turnOn}>
          {t('push.turnOn')}
        </Button>
      )}
    </div>
  )
}

function Devices({ push, devices }: { push: Push; devices: NonNullable<Push['devices']> }) {
  const { t } = useTranslation(['app', 'security'])
  const { format } = useDateTimeFormat()
  return (
    <ul aria-label={t('push.devices')} className="divide-y divide-line border-t border-line">
      {devices.map(({ id, device, createdAt }) => {
        const name = device || t('security:unknownDevice')
        const isOwn = push.isOn && id === push.ownId
        return (
          <li key={id} className="flex flex-wrap items-center gap-3 py-3">
            <MonitorSmartphone size={20} aria-hidden className="shrink-0 text-muted" />
            <div className="min-w-40 flex-1">
              <p className="flex flex-wrap items-center gap-2 text-sm font-semibold">
                {name}
                {isOwn && <Badge tone="success">{t('push.here')}</Badge>}
              </p>
              <p className="text-xs text-faint tabular">{t('push.since', { time: format(createdAt) })}</p>
            </div>
            {!isOwn && (
              <Button
                kind="quiet"
                size="small"
                busy={push.busy === id}
                aria-label={t('push.remove', { device: name })}
                onClick={() => push.turnOff(id)}
              >
                {t('push.removeShort')}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
