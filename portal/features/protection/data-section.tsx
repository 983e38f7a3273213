import { FileDown } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../apollo/error-words.ts'
import { QueryError } from '../../apollo/query-error.tsx'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { toast } from '../../ui/toast.ts'
import { savePrivateFile } from './private-file.ts'
import { type DataExportsQuery, useDataExportsQuery, useRequestDataExportMutation } from './protection.generated.ts'

type Copy = DataExportsQuery['dataExports'][number]

/** Milliseconds between two looks at a copy that is being made. */
const LOOK = 2_000
const isUnderWay = ({ state }: Pick<Copy, 'state'>) => state === 'WAITING' || state === 'RUNNING'

/** Copies of all that is kept of the member: asked for, made by the server, downloaded while they last. */
export function DataSection() {
  const { t } = useTranslation('protection')
  const words = useErrorWords()
  const { data, error, refetch, startPolling, stopPolling } = useDataExportsQuery()
  const [request, { loading }] = useRequestDataExportMutation()
  const copies = data?.dataExports ?? []
  const isMaking = copies.some(isUnderWay)
  useEffect(() => {
    if (!isMaking) return
    startPolling(LOOK)
    return stopPolling
  }, [isMaking, startPolling, stopPolling])

  async function ask(): Promise<void> {
    try {
      const [refused] = (await request()).data?.requestDataExport.userErrors ?? []
      if (refused) toast.error(refused.message)
      await refetch()
    } catch (failure) {
      toast.error(words(failure).message)
    }
  }
  return (
    <Section icon={FileDown} title={t('data.title')} text={t('data.text')}>
      {error && !data && <QueryError error={error} onRetry={() => refetch()} />}
      {copies.length > 0 && (
        <ul aria-label={t('data.copies')} className="flex flex-col gap-2">
          {copies.map((copy) => (
            <CopyRow key={copy.id} copy={copy} />
          ))}
        </ul>
      )}
      <Button kind="secondary" className="self-start" busy={loading} disabled={isMaking} onClick={ask}>
        {t('data.ask')}
      </Button>
    </Section>
  )
}

function CopyRow({ copy: { id, state, progress, createdAt, expiresAt } }: { copy: Copy }) {
  const { t } = useTranslation('protection')
  const formats = useFormats()
  const { format } = useDateTimeFormat()
  const save = () =>
    savePrivateFile(`/wps/protection/exports/${id}/file`, t('data.fileName')).catch((error: Error) =>
      toast.error(error.message || t('data.failed')),
    )
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-md border border-line p-3 text-sm">
      <span className="min-w-0 flex-1">
        {format(createdAt)}
        <span className="block text-muted">
          {state === 'READY'
            ? t('data.readyUntil', { at: format(expiresAt) })
            : state === 'FAILED'
              ? t('data.failed')
              : t('data.progress', { percent: formats.percent(progress / 100) })}
        </span>
      </span>
      {state === 'READY' && (
        <Button size="small" onClick={save}>
          {t('data.download')}
        </Button>
      )}
    </li>
  )
}
