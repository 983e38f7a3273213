import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Tabs } from '../../ui/tabs.tsx'
import { MessageList } from './message-list.tsx'
import { SettingsForm } from './settings-form.tsx'

type Part = 'messages' | 'settings'

/** Platform messages (§2): the inbox, and what is wanted beside it. */
export default function InboxPage() {
  const { t } = useTranslation(['inbox', 'layout'])
  const [part, setPart] = useState<Part>('messages')
  return (
    <Tabs<Part>
      label={t('layout:messages')}
      value={part}
      onChange={setPart}
      items={[
        { value: 'messages', label: t('tabs.messages'), content: <MessageList /> },
        { value: 'settings', label: t('tabs.settings'), content: <SettingsForm /> },
      ]}
    />
  )
}
