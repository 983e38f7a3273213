import { BellRing } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useErrorWords } from '../../apollo/error-words.ts'
import { QueryError } from '../../apollo/query-error.tsx'
import type { MessageChannel, MessageKind } from '../../lib/schema.generated.ts'
import { paths } from '../../paths.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { useMessageSettingsQuery, useSetMessageSettingsMutation } from './inbox.generated.ts'
import { messageKinds } from './use-inbox.ts'

/** What the member wants beside the inbox, by kind and channel; each tick is kept at once. */
export function SettingsForm() {
  const { t } = useTranslation('inbox')
  const words = useErrorWords()
  const { data, error, refetch } = useMessageSettingsQuery({ fetchPolicy: 'cache-and-network' })
  const [setSettings] = useSetMessageSettingsMutation()
  const found = data?.messageSettings
  if (!found)
    return error ? <QueryError error={error} onRetry={() => refetch()} /> : <Skeleton className="h-96 w-full" />
  const isOn = (kind: MessageKind, channel: MessageChannel) =>
    found.settings.some((one) => one.kind === kind && one.channel === channel && one.isOn)
  const change = async (kind: MessageKind, channel: MessageChannel, wish: boolean) => {
    try {
      const input = { settings: [{ kind, channel, isOn: wish }] }
      const [refusal] = (await setSettings({ variables: { input } })).data?.setMessageSettings.userErrors ?? []
      if (refusal) toast.error(refusal.message)
      else toast.success(t('settings.saved'))
    } catch (problem) {
      toast.error(words(problem).message)
    }
    await refetch()
  }
  const unreachable = found.channels.filter(({ isReachable }) => !isReachable)
  return (
    <Section icon={BellRing} title={t('settings.title')} text={t('settings.text')}>
      {unreachable.length > 0 && (
        <div className="flex flex-col gap-1 rounded-md bg-info-soft p-4 text-sm text-info">
          {unreachable.map(({ channel }) => (
            <p key={channel}>{t(`settings.unproved.${channel}`)}</p>
          ))}
          <Link to={paths.member('securityCenter')} className="self-start font-semibold underline">
            {t('settings.prove')}
          </Link>
        </div>
      )}
      <ul className="flex flex-col">
        {messageKinds.map((kind) => (
          <li key={kind} className="border-b border-line py-3 last:border-0 sm:flex sm:items-center sm:gap-6">
            <span className="block font-semibold sm:w-40">{t(`kinds.${kind}`)}</span>
            <fieldset className="mt-2 flex flex-wrap gap-x-6 gap-y-2 sm:mt-0">
              <legend className="sr-only">{t(`kinds.${kind}`)}</legend>
              {found.channels.map(({ channel }) => (
                <Checkbox
                  key={channel}
                  label={t(`settings.channels.${channel}`)}
                  aria-label={t('settings.of', {
                    kind: t(`kinds.${kind}`),
                    channel: t(`settings.channels.${channel}`),
                  })}
                  checked={isOn(kind, channel)}
                  onChange={(event) => change(kind, channel, event.target.checked)}
                />
              ))}
            </fieldset>
          </li>
        ))}
      </ul>
    </Section>
  )
}
