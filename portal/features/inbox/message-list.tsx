import { CheckCheck, SearchX, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { ChoiceChips } from '../../kits/games/choice-chips.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import type { InboxMessageFragment } from './inbox.generated.ts'
import { MessageRow } from './message-row.tsx'
import { useDeeds } from './use-deeds.ts'
import { messageKinds, unreadChoice, useInbox } from './use-inbox.ts'

/** The messages, the newest first: by kind, searched, read in place, marked and deleted. */
export function MessageList() {
  const { t } = useTranslation('inbox')
  const { filter, choice, search, found, error, refetch, unread } = useInbox()
  const deeds = useDeeds(refetch)
  const isFiltered = choice !== null || search !== ''
  return (
    <div className="flex flex-col gap-4">
      <SearchForm
        label={t('search')}
        placeholder={t('searchHint')}
        maxLength={100}
        value={search}
        onSearch={(text) => filter.change({ search: text, message: null }, false)}
      />
      <ChoiceChips
        label={t('kindsLabel')}
        choices={[
          { value: null, label: t('all') },
          { value: unreadChoice, label: t('unread') },
          ...messageKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
        ]}
        value={choice}
        onChange={(show) => filter.change({ show, page: null, message: null }, false)}
      />
      {error && !found && <QueryError error={error} onRetry={() => refetch()} />}
      {!found && !error && <Skeleton className="h-96 w-full" />}
      {found?.items.length === 0 && !isFiltered && <EmptyState title={t('empty')} hint={t('emptyHint')} />}
      {found?.items.length === 0 && isFiltered && (
        <EmptyState
          icon={SearchX}
          title={t('nothingFound')}
          hint={t('nothingFoundHint')}
          action={
            <Button kind="secondary" onClick={() => filter.change({ show: null, search: null }, false)}>
              {t('showAll')}
            </Button>
          }
        />
      )}
      {found && found.items.length > 0 && (
        <Rows
          messages={found.items}
          openId={filter.get('message')}
          onOpen={(id) => filter.set('message', id)}
          deeds={deeds}
          mayMarkAll={unread > 0}
        />
      )}
      <Pagination
        page={filter.page}
        totalPages={found?.pageInfo.totalPages ?? 0}
        onChange={(page) => filter.change({ page: String(page), message: null }, false)}
      />
    </div>
  )
}

interface RowsProps {
  messages: readonly InboxMessageFragment[]
  openId: string | null
  onOpen: (id: string | null) => void
  deeds: ReturnType<typeof useDeeds>
  /** Something is unread, be it here or on another page. */
  mayMarkAll: boolean
}

function Rows({ messages, openId, onOpen, deeds, mayMarkAll }: RowsProps) {
  const { t } = useTranslation('inbox')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [doomed, setDoomed] = useState<readonly string[]>([])
  // What is not on the page any more is not meant.
  const selected = messages.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  const toggle = ({ id, readAt }: InboxMessageFragment) => {
    const isOpening = id !== openId
    onOpen(isOpening ? id : null)
    if (isOpening && readAt === null) void deeds.markOpened(id)
  }
  const select = (id: string, isSelected: boolean) =>
    setChosen((known) => new Set(isSelected ? [...known, id] : [...known].filter((each) => each !== id)))
  const remove = async () => {
    if (!(await deeds.remove(doomed))) return
    setDoomed([])
    setChosen(new Set())
    toast.success(t('deleted'))
  }
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 px-3">
        <Checkbox
          label={selected.length === 0 ? t('selectPage') : t('selected', { count: selected.length })}
          checked={selected.length === messages.length}
          onChange={(event) => setChosen(new Set(event.target.checked ? messages.map(({ id }) => id) : []))}
        />
        {selected.length === 0 && <MarkAll deeds={deeds} isDisabled={!mayMarkAll} />}
        {selected.length > 0 && (
          <>
            <Button kind="secondary" size="small" busy={deeds.isBusy} onClick={() => deeds.mark(selected)}>
              {t('markSelected')}
            </Button>
            <Button
              kind="danger"
              size="small"
              icon={<Trash2 size={16} aria-hidden />}
              onClick={() => setDoomed(selected)}
            >
              {t('delete')}
            </Button>
          </>
        )}
      </div>
      <ul aria-label={t('list')} className="flex flex-col gap-2">
        {messages.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            isOpen={message.id === openId}
            isSelected={chosen.has(message.id)}
            onToggle={() => toggle(message)}
            onSelect={(isSelected) => select(message.id, isSelected)}
            onDelete={() => setDoomed([message.id])}
          />
        ))}
      </ul>
      <DeleteDialog count={doomed.length} isBusy={deeds.isBusy} onClose={() => setDoomed([])} onConfirm={remove} />
    </>
  )
}

/** Marks all that there is as read, whatever is shown of it. */
function MarkAll({ deeds, isDisabled }: { deeds: RowsProps['deeds']; isDisabled: boolean }) {
  const { t } = useTranslation('inbox')
  const markAll = async () => {
    if (await deeds.markAll()) toast.success(t('markedAll'))
  }
  return (
    <Button
      kind="quiet"
      size="small"
      disabled={isDisabled}
      busy={deeds.isBusy}
      icon={<CheckCheck size={16} aria-hidden />}
      onClick={markAll}
      className="ms-auto"
    >
      {t('markAll')}
    </Button>
  )
}
