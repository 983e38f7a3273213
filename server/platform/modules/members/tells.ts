import { loadWords } from '../../lib/words.ts'
import { defineTells } from '../messages/service.ts'

const words = loadWords('mails')

/** What a device is called that tells nothing of itself, in the language of who reads it. */
export const unknownDevice = (language: string): string => words.say('unknown_device', language) ?? ''

/** What members are told about their accounts. */
export const membersTells = defineTells(
  { module: 'members', words: 'mails.message', kind: 'SECURITY', path: '/member/securityCenter' },
  {
    welcome: { samples: {}, kind: 'HOUSE', path: '/member/profile' },
    avatarRemoved: { samples: {}, kind: 'HOUSE', path: '/member/profile' },
    passwordChanged: { samples: {} },
    passwordReset: { samples: {}, hasOwnMail: true },
    paymentPasswordChanged: { samples: {} },
    paymentPasswordReset: { samples: {} },
    payeeNameCorrected: { samples: {} },
    secondFactorReset: { samples: {}, hasOwnMail: true },
    totpOn: { samples: {} },
    totpOff: { samples: {} },
    passkeyAdded: { samples: {} },
    passkeyRemoved: { samples: {} },
    contactChanged: { samples: {} },
    deviceCodeUsed: { samples: { device: 'Chrome, Android', ip: '203.0.113.7' }, required: ['device'] },
    strangers: { samples: { minutes: '30' }, required: ['minutes'], hasOwnMail: true },
  },
)
