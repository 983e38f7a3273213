import type { HelpSeed } from '../help-words.ts'

/** Getting started, and the account with its safety. */
export const accountHelp: readonly HelpSeed[] = [
  {
    anchor: 'start',
    topic: 'START',
    related: ['register', 'deposit', 'responsible'],
    vi: {
      title: 'Bắt đầu với {{brand}}',
      content: `1. Nhấn **Đăng ký** và điền thông tin của chính bạn.
2. [Nạp tiền](/member/depositv2) bằng VietQR: quét mã bằng ứng dụng ngân hàng, không sửa nội dung chuyển khoản.
3. Chọn trò chơi và nhấn **Chơi ngay**. Nhấn hình trái tim để lưu trò bạn thích.

Chưa muốn nạp tiền? Nhấn **Chơi thử**: mỗi trò có nút Chơi thử cho bạn sẵn xu chơi thử, trong 24 giờ, không cần tài khoản.`,
    },
    en: {
      title: 'Getting started with {{brand}}',
      content: `1. Press **Register** and fill in your own details.
2. [Deposit](/member/depositv2) by VietQR: scan the code with your banking app and leave the transfer message as it is.
3. Choose a game and press **Play now**. Tap the heart to keep the games you like.

Not ready to deposit? Press **Free trial**: each game with that button gives you play credits, for 24 hours and without an account.`,
    },
  },
  {
    anchor: 'register',
    topic: 'START',
    related: ['term', 'security', 'deposit'],
    vi: {
      title: 'Đăng ký tài khoản',
      content: `## Bạn cần gì
- Đủ **18 tuổi** trở lên.
- Tên đăng nhập hoặc số điện thoại, và mật khẩu từ 8 ký tự.
- Họ tên đúng như trên tài khoản ngân hàng: tiền chỉ rút về tài khoản đứng tên bạn.

## Mã SMS
Mã có 6 số và dùng được trong 5 phút. Chưa nhận được? Đợi hết giờ đếm ngược rồi nhấn gửi lại.

Mỗi người chỉ mở một tài khoản. Có mã giới thiệu của bạn bè thì nhập ngay khi đăng ký.`,
    },
    en: {
      title: 'Opening an account',
      content: `## What you need
- To be **18** or older.
- A user name or your mobile number, and a password of 8 characters or more.
- Your name as your bank writes it: money leaves only to accounts in your own name.

## The SMS code
It has 6 digits and works for 5 minutes. Nothing arrived? Wait for the countdown and send it again.

One person has one account. If a friend gave you a code, enter it while you register.`,
    },
  },
  {
    anchor: 'password',
    topic: 'ACCOUNT',
    related: ['security', 'contact'],
    vi: {
      title: 'Quên mật khẩu',
      content: `Ở hộp thoại đăng nhập, nhấn **Quên mật khẩu**.

- **Qua điện thoại:** nhận mã SMS, đặt mật khẩu mới, bạn được đăng nhập ngay.
- **Qua email:** chúng tôi gửi mật khẩu tạm thời dùng một lần trong 30 phút.

Sau 3 lần nhập sai, đăng nhập từ nơi đó bị tạm khóa 30 phút. Nhân viên {{brand}} không bao giờ hỏi mật khẩu hay mã SMS của bạn.`,
    },
    en: {
      title: 'Forgotten password',
      content: `In the login dialog press **Forgot password**.

- **By phone:** receive an SMS code, set a new password, and you are signed in.
- **By e-mail:** we send a one-time password that works for 30 minutes.

After 3 wrong tries signing in from that place is locked for 30 minutes. Nobody at {{brand}} ever asks for your password or an SMS code.`,
    },
  },
  {
    anchor: 'security',
    topic: 'ACCOUNT',
    related: ['password', 'privacy'],
    vi: {
      title: 'Bảo mật tài khoản',
      content: `Mở [Bảo mật tài khoản](/member/securityCenter) để bật thêm lớp bảo vệ.

- **Mật khẩu thanh toán:** được hỏi khi bạn rút hoặc chuyển tiền; phải khác mật khẩu đăng nhập.
- **Ứng dụng xác thực:** hỏi mã 6 số mỗi lần đăng nhập. Cất các mã khôi phục ở nơi an toàn.
- **Khóa truy cập (passkey):** đăng nhập bằng vân tay, khuôn mặt hoặc mã PIN của máy.
- **Nơi đang đăng nhập:** thấy thiết bị lạ thì đăng xuất nó và đổi mật khẩu ngay.

Đổi email hoặc số điện thoại thì nơi cũ được báo tin. Sau 30 phút không thao tác, trang tự khóa lại.`,
    },
    en: {
      title: 'Keeping your account safe',
      content: `Open [Security centre](/member/securityCenter) to turn on more protection.

- **Payment password:** asked for when you withdraw or send money; it differs from the one you sign in with.
- **Authenticator app:** asks for a 6-digit code at every sign-in. Keep the recovery codes somewhere safe.
- **Passkey:** sign in with your fingerprint, face or device PIN.
- **Where you are signed in:** sign out a device you do not know and change your password at once.

When e-mail or mobile number change, the old one is told. After 30 minutes without activity the site locks itself.`,
    },
  },
]
