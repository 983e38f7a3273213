import { useLocaleState, useRecordContext } from 'react-admin'

/** The channel's name in the operator's language, or the first there is. */
export function ChannelNameText(_props: { label?: string }) {
  const record = useRecordContext<{ id: string; names: { language: string; name: string }[] }>()
  const [language] = useLocaleState()
  const found = record?.names.find((one) => one.language === language) ?? record?.names[0]
  return <span>{found?.name ?? record?.id}</span>
}
