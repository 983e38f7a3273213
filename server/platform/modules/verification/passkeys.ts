import { bind } from '../../lib/bind.ts'
import { askPasskey, checkPasskey, takePasskey } from './passkeys/answer.ts'
import type { Dependencies } from './passkeys/dependencies.ts'
import { forgetPasskeys, listPasskeys, removePasskey, renamePasskey } from './passkeys/keep.ts'
import { beginPasskey, finishPasskey } from './passkeys/register.ts'

/** Keys in telephones, computers and sticks, opened by finger, face or PIN: two factors in one. */
export const createPasskeys = (dependencies: Dependencies) => ({
  ...bind(dependencies, {
    listPasskeys,
    beginPasskey,
    finishPasskey,
    askPasskey,
    checkPasskey,
    takePasskey,
    renamePasskey,
  }),
  forgetPasskeys,
  removePasskey,
})
