export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Moment in time, ISO 8601, UTC. */
  DateTime: { input: string; output: string; }
  /** A vendor's or auditor's free-form record. */
  JSON: { input: Record<string, unknown>; output: Record<string, unknown>; }
  /** Language code such as `vi`. */
  Locale: { input: string; output: string; }
  /** Decimal string of a currency amount, at most four places; never a float. */
  Money: { input: string; output: string; }
};

/** Audience of a popup. */
export type AnnouncementExecution =
  /** Signed-in members. */
  | 'A'
  /** Anonymous visitors. */
  | 'B'
  /** Members at their first sign-in. */
  | 'F';

/** Input of createAnnouncement and updateAnnouncement. */
export type AnnouncementInput = {
  /** Until when. */
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Audience. */
  execution: AnnouncementExecution;
  /** Kind; B is a notice of the marquee. */
  promotionType: AnnouncementType;
  /** Whether it may be shown. */
  published: Scalars['Boolean']['input'];
  /** Why, for the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** From when. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The text in each language. */
  translations: Array<TranslationInput>;
};

/** Kind of an announcement. */
export type AnnouncementType =
  /** Bulletin: a notice of the marquee. */
  | 'B'
  /** Hot. */
  | 'H'
  /** Platform message. */
  | 'PL'
  /** Promotion. */
  | 'PR'
  /** Popup. */
  | 'PU';

/** Which audit entries. */
export type AuditFilter = {
  /** Only this action. */
  action?: InputMaybe<Scalars['String']['input']>;
  /** From this moment. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only this operator. */
  operatorAccount?: InputMaybe<Scalars['String']['input']>;
  /** Only this thing. */
  subjectId?: InputMaybe<Scalars['ID']['input']>;
  /** Only this kind of thing. */
  subjectKind?: InputMaybe<Scalars['String']['input']>;
  /** Before this moment. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Whether a game can be started. */
export type Availability =
  /** Shown, says it is under maintenance. */
  | 'MAINTENANCE'
  /** Yes. */
  | 'OPEN';

/** Places for banners. */
export type BannerGroup =
  /** Forgot-password dialog. */
  | 'w_forget'
  /** Lobby. */
  | 'w_home'
  /** Side menu. */
  | 'w_leftmenu'
  /** Sign-in dialog. */
  | 'w_login'
  /** Registration dialog. */
  | 'w_register';

/** Input of createBanner and updateBanner. */
export type BannerInput = {
  /** Until when. */
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Where it stands. */
  groupName: BannerGroup;
  /** What a click does. */
  linkageType: LinkageType;
  /** A picture for each language. */
  pictures: Array<BannerPictureInput>;
  /** Place in the group. */
  position: Scalars['Int']['input'];
  /** Whether it may be shown. */
  published: Scalars['Boolean']['input'];
  /** Why, for the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** From when. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Target. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** Picture of a banner in a language. */
export type BannerPictureInput = {
  /** Address. */
  imageUrl: Scalars['String']['input'];
  /** Language. */
  language: Scalars['Locale']['input'];
  /** Alternative text. */
  title: Scalars['String']['input'];
};

/** Which bets. */
export type BetFilter = {
  /** From this moment. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Category. */
  gameType?: InputMaybe<GameType>;
  /** Before this moment. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
  /** Vendor code. */
  vassalage?: InputMaybe<Scalars['String']['input']>;
};

/** State of a bet. */
export type BetState =
  /** Not decided. */
  | 'OPEN'
  /** Decided. */
  | 'SETTLED'
  /** Taken back. */
  | 'VOID';

/** Whether an answer may be shared between people. */
export type CacheControlScope =
  /** Belongs to one person. */
  | 'PRIVATE'
  /** The same for everybody of a merchant and language. */
  | 'PUBLIC';

/** Who checks that a person is a person. */
export type CaptchaProvider =
  /** Our own picture. */
  | 'IMAGE'
  /** Nobody. */
  | 'NONE';

/** Input of changePassword. */
export type ChangePasswordInput = {
  /** New password again. */
  confirmNewPassword: Scalars['String']['input'];
  /** New password. */
  newPassword: Scalars['String']['input'];
  /** Password in force. */
  oldPassword: Scalars['String']['input'];
};

/** Input of checkAffiliate. */
export type CheckAffiliateInput = {
  /** Invitation code. */
  code: Scalars['String']['input'];
};

/** A proof by the authenticator app. */
export type CodeInput = {
  /** Code. */
  code: Scalars['String']['input'];
};

/** What an SMS code is for. */
export type CodePurpose =
  /** Signing in. */
  | 'LOGIN'
  /** A new password. */
  | 'PASSWORD';

/** The way a message takes to a member. */
export type ContactChannel =
  /** E-mail. */
  | 'EMAIL'
  /** SMS. */
  | 'SMS';

/** Input of createDeposit. */
export type CreateDepositInput = {
  /** Amount. */
  amount: Scalars['Money']['input'];
  /** Channel. */
  channelId: Scalars['ID']['input'];
  /** Made by the client, once per wish: the same key answers with the same deposit. */
  idempotencyKey: Scalars['ID']['input'];
};

/** Life cycle of a deposit. */
export type DepositState =
  /** Written down. */
  | 'CREATED'
  /** The money is in the wallet. */
  | 'CREDITED'
  /** Nothing arrived in time. */
  | 'EXPIRED'
  /** Could not be credited. */
  | 'FAILED'
  /** The bank reported the transfer. */
  | 'PAID'
  /** Waiting for the transfer. */
  | 'PENDING';

/** What a game is played on. */
export type Device =
  /** Phone browser. */
  | 'MOBILE'
  /** Desktop browser. */
  | 'WEB';

/** Input of endSession. */
export type EndSessionInput = {
  /** Id of the place. */
  id: Scalars['ID']['input'];
};

/** Input of finishPasskey. */
export type FinishPasskeyInput = {
  /** Name for the list. */
  name: Scalars['String']['input'];
  /** What the browser made. */
  passkey: Scalars['JSON']['input'];
};

/** Input of finishSecondStep. */
export type FinishSecondStepInput = {
  /** Code. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** By which way. */
  method: SecondStepMethod;
  /** Answer of the passkey. */
  passkey?: InputMaybe<Scalars['JSON']['input']>;
  /** Ticket. */
  ticket: Scalars['String']['input'];
};

/** Which games. */
export type GameFilter = {
  /** Sub-type. */
  gameClassify?: InputMaybe<Scalars['String']['input']>;
  /** Category. */
  gameType?: InputMaybe<GameType>;
  /** Part of the name; accents do not matter. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Vendor code. */
  vassalage?: InputMaybe<Scalars['String']['input']>;
};

/** Categories of games, section 3 of the specification. */
export type GameType =
  /** Cockfight. */
  | 'COCKFIGHT'
  /** Own lottery, e-prize mode. */
  | 'ELOTT'
  /** E-sports. */
  | 'ESPORTS'
  /** Fishing. */
  | 'FISH'
  /** Live casino. */
  | 'LIVE'
  /** Lottery. */
  | 'LOTT'
  /** Cards against other players. */
  | 'PVP'
  /** Slots. */
  | 'RNG'
  /** Sports. */
  | 'SPORTS';

/** Input of launchGame and launchDemo. */
export type LaunchGameInput = {
  /** Where the game's way back leads. */
  backUrl?: InputMaybe<Scalars['String']['input']>;
  /** Device. */
  device: Device;
  /** Game. */
  nodeId: Scalars['ID']['input'];
};

/** What a click on a banner does. */
export type LinkageType =
  /** Opens another site. */
  | 'EXTERNAL'
  /** Starts a game. */
  | 'GAME'
  /** Nothing. */
  | 'NONE'
  /** Opens a page of the portal. */
  | 'PAGE';

/** Input of mailPassword. */
export type MailPasswordInput = {
  /** E-mail of the account. */
  email: Scalars['String']['input'];
  /** User name. */
  username: Scalars['String']['input'];
};

/** A maintenance text in a language. */
export type MaintenanceMessageInput = {
  /** Language. */
  language: Scalars['Locale']['input'];
  /** Text. */
  message: Scalars['String']['input'];
};

/** Whether an account may be used. */
export type MemberStatus =
  /** Yes. */
  | 'ACTIVE'
  /** No. */
  | 'LOCKED';

/** Which announcements. */
export type OperatorAnnouncementFilter = {
  /** Only this audience. */
  execution?: InputMaybe<AnnouncementExecution>;
  /** Only this kind. */
  promotionType?: InputMaybe<AnnouncementType>;
  /** Only published or only hidden. */
  published?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of a title. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** Which banners. */
export type OperatorBannerFilter = {
  /** Only this place. */
  groupName?: InputMaybe<BannerGroup>;
  /** Only published or only hidden. */
  published?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of a title. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** Which members. */
export type OperatorMemberFilter = {
  /** Part of the account, nickname, e-mail or number. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Status. */
  status?: InputMaybe<MemberStatus>;
  /** Account type. */
  type?: InputMaybe<Scalars['Int']['input']>;
};

/** What an operator may do. */
export type OperatorRole =
  /** Everything. */
  | 'ADMIN'
  /** Reads and answers. */
  | 'SUPPORT';

/** Input of operatorSignIn. */
export type OperatorSignInInput = {
  /** Account. */
  account: Scalars['String']['input'];
  /** Password. */
  password: Scalars['String']['input'];
};

/** Which page of a list, and in which order. */
export type PageInput = {
  /** Number of the page, from 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Rows a page, at most 100. */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Field to sort by; `-` before it for descending. */
  sort?: InputMaybe<Scalars['String']['input']>;
};

/** A proof by the sign-in password. */
export type PasswordInput = {
  /** Sign-in password. */
  password: Scalars['String']['input'];
};

/** Input of reauthenticate: one of the two. */
export type ReauthenticateInput = {
  /** Answer of a passkey. */
  passkey?: InputMaybe<Scalars['JSON']['input']>;
  /** Sign-in password. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** The registration user of section 3. */
export type RegistrationInput = {
  /** Terms accepted and age confirmed. */
  acceptedTerms: Scalars['Boolean']['input'];
  /** Address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Invitation code of an agent. */
  affiliateCode?: InputMaybe<Scalars['String']['input']>;
  /** Birthday, yyyy-MM-dd. */
  birthday?: InputMaybe<Scalars['String']['input']>;
  /** What the person read. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** Id of the captcha. */
  captchaId?: InputMaybe<Scalars['String']['input']>;
  /** Password again. */
  confirmPassword?: InputMaybe<Scalars['String']['input']>;
  /** Dialling code. */
  countryDialingCode?: InputMaybe<Scalars['String']['input']>;
  /** E-mail. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Facebook. */
  facebook?: InputMaybe<Scalars['String']['input']>;
  /** Number of the identity document. */
  idNumber?: InputMaybe<Scalars['String']['input']>;
  /** LINE. */
  line?: InputMaybe<Scalars['String']['input']>;
  /** Mobile number. */
  mobileNum?: InputMaybe<Scalars['String']['input']>;
  /** Nationality. */
  nationality?: InputMaybe<Scalars['String']['input']>;
  /** Nickname. */
  nickname?: InputMaybe<Scalars['String']['input']>;
  /** Occupation. */
  occupation?: InputMaybe<Scalars['String']['input']>;
  /** Password. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Name as on the bank account. */
  payeeName?: InputMaybe<Scalars['String']['input']>;
  /** Password for payments. */
  paymentPassword?: InputMaybe<Scalars['String']['input']>;
  /** QQ number. */
  qqNum?: InputMaybe<Scalars['String']['input']>;
  /** Referral code of a member. */
  referralCode?: InputMaybe<Scalars['String']['input']>;
  /** Page the registration came from. */
  registerUrl?: InputMaybe<Scalars['String']['input']>;
  /** Source of income. */
  sourceOfIncome?: InputMaybe<Scalars['String']['input']>;
  /** Telegram. */
  telegram?: InputMaybe<Scalars['String']['input']>;
  /** User name. */
  username?: InputMaybe<Scalars['String']['input']>;
  /** SMS code. */
  verificationCode?: InputMaybe<Scalars['String']['input']>;
  /** WeChat. */
  wechat?: InputMaybe<Scalars['String']['input']>;
  /** WhatsApp. */
  whatsapp?: InputMaybe<Scalars['String']['input']>;
  /** Zalo. */
  zalo?: InputMaybe<Scalars['String']['input']>;
};

/** Input of removePasskey. */
export type RemovePasskeyInput = {
  /** Id. */
  id: Scalars['ID']['input'];
  /** Sign-in password. */
  password: Scalars['String']['input'];
};

/** Input of removeTotp. */
export type RemoveTotpInput = {
  /** Code of the app, or a recovery code. */
  code: Scalars['String']['input'];
  /** Sign-in password. */
  password: Scalars['String']['input'];
};

/** Input of renamePasskey. */
export type RenamePasskeyInput = {
  /** Id. */
  id: Scalars['ID']['input'];
  /** Name for the list. */
  name: Scalars['String']['input'];
};

/** Roles of callers. */
export type Role =
  /** A signed-in member with a real account. */
  | 'ACCOUNT_HOLDER'
  /** A signed-in member, trial players included. */
  | 'MEMBER'
  /** A signed-in operator. */
  | 'OPERATOR';

/** A way to take the second step of signing in. */
export type SecondStepMethod =
  /** Code by e-mail. */
  | 'EMAIL'
  /** Passkey. */
  | 'PASSKEY'
  /** One of the recovery codes. */
  | 'RECOVERY'
  /** Code by SMS. */
  | 'SMS'
  /** Code of an authenticator app. */
  | 'TOTP';

/** Input of sendContactCode. */
export type SendContactCodeInput = {
  /** Which contact. */
  channel: ContactChannel;
  /** Dialling code. */
  countryDialingCode?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Mobile number. */
  mobileNum?: InputMaybe<Scalars['String']['input']>;
};

/** Input of sendFeedback. */
export type SendFeedbackInput = {
  /** 1 to 140 characters. */
  content: Scalars['String']['input'];
};

/** Input of sendRegistrationCode. */
export type SendRegistrationCodeInput = {
  /** What the person read. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** Id of the captcha. */
  captchaId?: InputMaybe<Scalars['String']['input']>;
  /** Dialling code. */
  countryDialingCode: Scalars['String']['input'];
  /** Mobile number. */
  mobileNo: Scalars['String']['input'];
};

/** Input of sendSecondStepCode. */
export type SendSecondStepCodeInput = {
  /** By which way. */
  method: ContactChannel;
  /** Ticket. */
  ticket: Scalars['String']['input'];
};

/** Input of sendSignInCode. */
export type SendSignInCodeInput = {
  /** What the person read. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** Id of the captcha. */
  captchaId?: InputMaybe<Scalars['String']['input']>;
  /** Dialling code. */
  countryDialingCode: Scalars['String']['input'];
  /** Mobile number. */
  mobileNum: Scalars['String']['input'];
  /** What for. */
  purpose: CodePurpose;
};

/** Input of setContact. */
export type SetContactInput = {
  /** Which contact. */
  channel: ContactChannel;
  /** Code of the authenticator app, or a recovery code, where the app is on. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Dialling code. */
  countryDialingCode?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Mobile number. */
  mobileNum?: InputMaybe<Scalars['String']['input']>;
  /** Sign-in password. */
  password: Scalars['String']['input'];
  /** Code that reached the new contact. */
  verificationCode: Scalars['String']['input'];
};

/** Input of setFavourite. */
export type SetFavouriteInput = {
  /** Add or remove. */
  favourite: Scalars['Boolean']['input'];
  /** Game. */
  nodeId: Scalars['ID']['input'];
};

/** Input of setLanguage. */
export type SetLanguageInput = {
  /** Language code. */
  language: Scalars['Locale']['input'];
};

/** Input of setPasswordByPhone. */
export type SetPasswordByPhoneInput = {
  /** Dialling code. */
  countryDialingCode: Scalars['String']['input'];
  /** Mobile number. */
  mobileNum: Scalars['String']['input'];
  /** New password. */
  newPassword: Scalars['String']['input'];
  /** SMS code. */
  verificationCode: Scalars['String']['input'];
};

/** Input of setPaymentPassword. */
export type SetPaymentPasswordInput = {
  /** New payment password again. */
  confirmPaymentPassword: Scalars['String']['input'];
  /** New payment password. */
  newPaymentPassword: Scalars['String']['input'];
  /** Payment password in force. */
  oldPaymentPassword?: InputMaybe<Scalars['String']['input']>;
  /** Sign-in password; needed when there is no old payment password, or it is forgotten. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** Input of signInByPasskey. */
export type SignInByPasskeyInput = {
  /** Answer of the passkey. */
  passkey: Scalars['JSON']['input'];
  /** Which side. */
  side?: InputMaybe<SignInSide>;
};

/** Input of signIn. */
export type SignInInput = {
  /** What the person read. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** Id of the captcha. */
  captchaId?: InputMaybe<Scalars['String']['input']>;
  /** Dialling code. */
  countryDialingCode?: InputMaybe<Scalars['String']['input']>;
  /** Mobile number. */
  mobileNum?: InputMaybe<Scalars['String']['input']>;
  /** Password, as typed. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Keep the user name and a device token for a day. */
  remember?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which side. */
  side?: InputMaybe<SignInSide>;
  /** How. */
  type: SignInType;
  /** User name, trimmed. */
  username?: InputMaybe<Scalars['String']['input']>;
  /** SMS code. */
  verificationCode?: InputMaybe<Scalars['String']['input']>;
};

/** Side of the house a person signs in to. */
export type SignInSide =
  /** Agent centre. */
  | 'AGENT'
  /** Players' portal. */
  | 'MEMBER';

/** How a person signs in. */
export type SignInType =
  /** Mobile number and SMS code. */
  | 'sms'
  /** User name and password. */
  | 'username';

/** Whether money is real. */
export type SiteMode =
  /** Play money. */
  | 'DEMO'
  /** Real money. */
  | 'LIVE';

/** Part of the public site that can change. */
export type SiteTopic =
  /** Announcements and notices. */
  | 'ANNOUNCEMENTS'
  /** Banners. */
  | 'BANNERS'
  /** Vendors and games. */
  | 'GAMES'
  /** Brand, modules, registration fields. */
  | 'SETTINGS'
  /** System status or maintenance. */
  | 'STATUS';

/** Input of startFreePlay. */
export type StartFreePlayInput = {
  /** Operating system as the browser tells. */
  os: Scalars['String']['input'];
};

/** Kind of a movement. */
export type StatementKind =
  /** Correction by the house. */
  | 'ADJUSTMENT'
  /** Stake of a bet. */
  | 'BET'
  /** Bonus. */
  | 'BONUS'
  /** Money came in. */
  | 'DEPOSIT'
  /** A bet was taken back. */
  | 'ROLLBACK'
  /** Between wallets or members. */
  | 'TRANSFER'
  /** Play money of a trial account. */
  | 'TRIAL_GRANT'
  /** Win of a bet. */
  | 'WIN'
  /** Money went out. */
  | 'WITHDRAWAL';

/** A text in a language. */
export type TranslationInput = {
  /** Markdown. */
  content: Scalars['String']['input'];
  /** Language. */
  language: Scalars['Locale']['input'];
  /** Heading. */
  title: Scalars['String']['input'];
};

/** Input of updateMerchant; what is left out stays. */
export type UpdateMerchantInput = {
  /** Countries that see the region-blocked page. */
  blockedCountries?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Id. */
  id: Scalars['ID']['input'];
  /** What visitors read during maintenance. */
  maintenanceMessages?: InputMaybe<Array<MaintenanceMessageInput>>;
  /** When the maintenance is over. */
  maintenanceUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Why, for the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** 0 normal, 1 maintenance. */
  status?: InputMaybe<Scalars['Int']['input']>;
};

/** Input of updateRegistrationField. */
export type UpdateRegistrationFieldInput = {
  /** Regular expression; `*` accepts anything. */
  acceptedPattern: Scalars['String']['input'];
  /** Whether it is shown. */
  enabled: Scalars['Boolean']['input'];
  /** Name of the field. */
  id: Scalars['ID']['input'];
  /** Greatest length. */
  maxLength: Scalars['Int']['input'];
  /** Least length. */
  minLength: Scalars['Int']['input'];
  /** Chooses the message of section 5. */
  patternId: Scalars['Int']['input'];
  /** Place in the form. */
  position: Scalars['Int']['input'];
  /** Why, for the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is demanded. */
  required: Scalars['Boolean']['input'];
};

/** Input of updateWhitelabelModule. */
export type UpdateWhitelabelModuleInput = {
  /** On or off. */
  enabled: Scalars['Boolean']['input'];
  /** Code of the module. */
  id: WhitelabelModule;
  /** Why, for the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Modules of the whitelabel, section 3 of the specification. */
export type WhitelabelModule =
  /** Agent policy: consolidated contract data is loaded. */
  | 'AGENTPOLICY3'
  /** New password by phone. */
  | 'CHNGPASSVERIF3'
  /** Trial accounts. */
  | 'FREEPLAY3'
  /** Registration by mobile number asks for a password. */
  | 'MOBILENUMPASSREG3'
  /** Registration by mobile number. */
  | 'MOBILENUMREG3'
  /** Sign-in by SMS code. */
  | 'MOBILEVERCODELOGIN3'
  /** A second step when signing in from an address never used before. */
  | 'NEWIPVERF3'
  /** An expired password must be changed. */
  | 'PWDEXPFORCECHANGE3'
  /** Registration verifies the mobile number by SMS. */
  | 'REGMOBVERF3'
  /** Registration by user name. */
  | 'USERNAMEREG3';
