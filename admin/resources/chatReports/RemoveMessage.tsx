import { ActionButton } from '../../kits/decisions/ActionButton.tsx'
import { mayDo } from '../../providers/auth-provider.ts'
import { change } from '../../providers/server.ts'
import { type ConsoleChatMessageFragment as Message, RemoveChatMessageDocument } from './chatReports.generated.ts'
import { saidIn } from './said.ts'

/** Removes one of the messages around a reported one. */
export function RemoveMessage({ roomId, message }: { roomId: string; message: Message }) {
  if (!mayDo('chatReports', 'moderate')) return null
  return (
    <ActionButton
      label="chat.remove"
      about={saidIn(message)}
      effects={['chat.removeEffect']}
      isDangerous
      run={(reason) => change(RemoveChatMessageDocument, { input: { roomId, sequence: message.sequence, reason } })}
    />
  )
}
