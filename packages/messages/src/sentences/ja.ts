import type { Sentence } from './en.ts';

export const ja = {
  'Please enter an invite code': '招待コードを入力してください',
  'This invite code is not valid. Please check it and try again.':
    'この招待コードは無効です。確認してもう一度お試しください。',
  'Please enter your first and last name.': '名前（姓と名）を入力してください。',
  'Please enter your first name': '名を入力してください',
  'Please enter your last name': '姓を入力してください',
  'Please enter your password': 'パスワードを入力してください',
  'Please sign in again, then try again': 'もう一度ログインしてからお試しください',
  'Choose a date for the shoot first': '先に撮影の日付を選んでください',
  'This shoot is already on your Google Calendar.':
    'この撮影はすでにGoogleカレンダーに登録されています。',
  'There is nothing to change': '変更する内容がありません',
  'Please check your email to confirm your account before continuing.':
    '続行する前に、メールを確認してアカウントを有効にしてください。',
  'This link is no longer valid. Please sign in to request a new one.':
    'このリンクは無効になりました。ログインして新しいリンクを請求してください。',
  'Please choose a status': 'ステータスを選んでください',
  'Character name is required': 'キャラクター名は必須です',
  'This must be a list': 'リストで指定してください',
  'At most {count} todos': 'To Doは{count}件までです',
  'At most {count} pieces of equipment': '機材は{count}点までです',
  'At most {count} lines': '{count}行までです',
  'This is already your email address': 'すでにお使いのメールアドレスです',
  'Quantity must be a whole number': '数量は整数にしてください',
  'Quantity must be at least {count}': '数量は{count}以上にしてください',
  'Quantity must be at most {count}': '数量は{count}以下にしてください',
  'Name is required': '名前は必須です',
  'Category is required': 'カテゴリーは必須です',
  'This field is not known': '不明な項目です',
  'This is too long: {count} characters at most': '長すぎます。{count}文字以内にしてください',
  'This is too short: {count} characters at least': '短すぎます。{count}文字以上にしてください',
  'This has characters that cannot be stored': '保存できない文字が含まれています',
  'This must be text': '文字列で指定してください',
  'This must be a single line': '1行で入力してください',
  'This is not a valid id': 'IDが無効です',
  'Please enter a valid email address': '有効なメールアドレスを入力してください',
  'Please choose a year between {from} and {to}': '{from}年から{to}年までの年を選んでください',
  'Please choose a date': '日付を選んでください',
  'Please choose a real date': '実在する日付を選んでください',
  'Please choose a time': '時刻を選んでください',
  'Please choose a time between 00:00 and 23:59': '00:00から23:59までの時刻を選んでください',
  'Please choose a real date and time': '実在する日時を選んでください',
  'Please choose a color': '色を選んでください',
  'A color looks like #3B82F6': '色は#3B82F6のように指定してください',
  'This must be a link': 'リンクで指定してください',
  'Please enter a link that starts with https://': 'https://で始まるリンクを入力してください',
  'Please choose a time zone': 'タイムゾーンを選んでください',
  'This time zone is not known': '不明なタイムゾーンです',
  'Please upload the picture instead': '代わりに画像をアップロードしてください',
  'Please choose yes or no': '「はい」か「いいえ」を選んでください',
  'You are already a member of this team': 'すでにこのチームのメンバーです',
  'This person is already in the team': 'この人はすでにチームに参加しています',
  'A team can have at most {count} open invitations. Revoke some first.':
    'チームの未使用の招待は{count}件までです。先にいくつか取り消してください。',
  'Please choose member or admin': 'メンバーか管理者を選んでください',
  'Please choose a language': '言語を選んでください',
  'This server does not offer this language': 'このサーバーはこの言語に対応していません',
  'Latitude and longitude must be set together': '緯度と経度は両方指定してください',
  'Latitude must be a number from {from} to {to}': '緯度は{from}から{to}までの数値にしてください',
  'Longitude must be a number from {from} to {to}': '経度は{from}から{to}までの数値にしてください',
  'Latitude must be a number': '緯度は数値にしてください',
  'Longitude must be a number': '経度は数値にしてください',
  'Google Maps API key not configured': 'Google MapsのAPIキーが設定されていません',
  'This must be a number': '数値で指定してください',
  'This must be a whole number': '整数で指定してください',
  'This must be an object': 'オブジェクトで指定してください',
  'This is required': '必須項目です',
  'This is not valid': '無効な値です',
  'Please choose one of the options': '選択肢から選んでください',
  'This must have at most {count} entries': '{count}件以内にしてください',
  'This must have at least {count} entries': '{count}件以上にしてください',
  'This must be at most {count}': '{count}以下にしてください',
  'This must be at least {count}': '{count}以上にしてください',
  'Password must be at least 6 characters long': 'パスワードは6文字以上にしてください',
  'Password must contain at least one uppercase letter':
    'パスワードには大文字を1文字以上含めてください',
  'Password must contain at least one lowercase letter':
    'パスワードには小文字を1文字以上含めてください',
  'Password must contain at least one number': 'パスワードには数字を1文字以上含めてください',
  'Password must contain at least one symbol ({symbols})':
    'パスワードには記号を1文字以上含めてください（{symbols}）',
  'This password is too common. Please choose one that is harder to guess.':
    'よく使われるパスワードです。推測されにくいものを選んでください。',
  'Please enter a password': 'パスワードを入力してください',
  'Password must be at most {count} characters long': 'パスワードは{count}文字以内にしてください',
  'This link is no longer valid. Please request a new one to choose a password.':
    'このリンクは無効になりました。パスワードを設定するには新しいリンクを請求してください。',
  'This is not your current password': '現在のパスワードと一致しません',
  'This is already your password. Please choose another one.':
    '現在と同じパスワードです。別のものを選んでください。',
  'Please enter your current password': '現在のパスワードを入力してください',
  'Only members of the team can change its shoots': '撮影を変更できるのはチームのメンバーだけです',
  'Only members of the team can see who is in it':
    'メンバーを確認できるのはチームのメンバーだけです',
  'Another import is still running. Please wait until it is done.':
    '別のインポートがまだ実行中です。完了するまでお待ちください。',
  'There is no archive that can be imported with new ids':
    '新しいIDでインポートできるアーカイブはありません',
  'Only team owners and admins can read the audit log':
    '監査ログを見られるのは、オーナーと管理者だけです',
  'Only team owners and admins can say which member someone is':
    '誰がどのメンバーかを設定できるのは、チームのオーナーと管理者だけです',
  'Another member is already linked to this crew member':
    'このスタッフには別のメンバーが設定されています',
  'This account is not in the team': 'このアカウントはチームに参加していません',
  'You are already linked to another crew member. Unlink that one first.':
    'すでに別のスタッフとして登録されています。先に取り消してください。',
  'This member is already linked to another crew member. Unlink that one first.':
    'このメンバーはすでに別のスタッフとして登録されています。先に取り消してください。',
  'Only team owners and admins can delete from the trash':
    'ゴミ箱から削除できるのは、オーナーと管理者だけです',
  'The packing list has no room for this. Please delete some first.':
    '持ち物リストにこれを入れる空きがありません。先にいくつか削除してください。',
  'The shot list has no room for this. Please delete some first.':
    'ショットリストに空きがありません。先にいくつか削除してください。',
  'Only team owners and admins can export the team':
    'チームをエクスポートできるのは、オーナーと管理者だけです',
  'Only team owners and admins can change the team name':
    'チーム名を変更できるのはオーナーと管理者だけです',
  'Only team owners and admins can change roles': '役割を変更できるのはオーナーと管理者だけです',
  'Only team owners and admins can remove members':
    'メンバーを削除できるのはオーナーと管理者だけです',
  'Only team owners can see the invite code': '招待コードを確認できるのはオーナーだけです',
  'Only team owners can replace the invite code': '招待コードを再発行できるのはオーナーだけです',
  'Only team owners can send invitations': '招待を送信できるのはオーナーだけです',
  'Only team owners can transfer ownership': 'オーナーを譲渡できるのはオーナーだけです',
  'Only team owners can delete the team': 'チームを削除できるのはオーナーだけです',
  'You cannot change your own role': '自分の役割は変更できません',
  'The role of an owner cannot be changed': 'オーナーの役割は変更できません',
  'You cannot remove yourself. Leave the team instead.':
    '自分自身は削除できません。代わりにチームから退出してください。',
  'An owner cannot be removed': 'オーナーは削除できません',
  'This member is already an owner': 'このメンバーはすでにオーナーです',
  'You are the only member of this team, so you cannot leave it':
    'メンバーがあなただけのため、このチームから退出できません',
  'You can delete a team only if you own another one':
    'チームを削除できるのは、ほかにもチームを所有している場合だけです',
  'Failed to fetch locations. Please try again.':
    '場所を取得できませんでした。もう一度お試しください。',
  'Please choose a place': '場所を選んでください',
  'This is the only way to sign in to your account. Set a password or connect another service first.':
    'これはアカウントにログインする唯一の方法です。先にパスワードを設定するか、別のサービスを連携してください。',
  "This shoot is either private or doesn't exist": 'この撮影は非公開か、存在しません',
  'References must be images': '参考画像には画像ファイルを選んでください',
  'Choose a reminder time in the future': 'リマインダーには未来の日時を選んでください',
  'Choose a reminder time before the shoot begins':
    'リマインダーには撮影開始より前の日時を選んでください',
  'This shoot has no crew to remind yet': 'この撮影にはまだリマインダーを送るスタッフがいません',
  'No crew member on this shoot has an email address. Add one first.':
    'この撮影のスタッフにはメールアドレスが登録されていません。先に追加してください。',
  'The crew members on this shoot with an email address do not want emails from this team':
    'メールアドレスのあるスタッフは、このチームからのメールを希望していません',
  'Please enter at least {count} characters': '{count}文字以上入力してください',
  'Remove the last day and the password first': '先に最終日とパスワードを外してください',
  'Please choose today or a later day': '今日以降の日付を選んでください',
  'Please choose a time that is still to come': 'これからの日時を選んでください',
  'This link needs a password': 'このリンクにはパスワードが必要です',
  'This is not the password for this link': 'このリンクのパスワードではありません',
  'At most {count} shoots at once': '一度に処理できる撮影は{count}件までです',
  'Please list each shoot only once': '同じ撮影を重複して指定できません',
  'At most {count} entries': '{count}件までです',
  'Please choose what the call sheet shows': '香盤表に表示する内容を選んでください',
  'Please choose one day-of contact': '当日の連絡先は1人だけ選んでください',
  'Please choose a role': '役割を選んでください',
  'Please choose a duration between {from} and {to} minutes in steps of {step}':
    '{from}分から{to}分まで、{step}分単位で所要時間を選んでください',
  'Please choose between {from} and {to} minutes': '{from}分から{to}分までで選んでください',
  'Please choose between {from} and {to} minutes in steps of {step}':
    '{from}分から{to}分まで、{step}分単位で選んでください',
  'Please enter a shoot title': '撮影のタイトルを入力してください',
  'At most {count} links': 'リンクは{count}件までです',
  'A reminder needs a shoot date': 'リマインダーには撮影日が必要です',
  'This part of the list is not known': 'リストのこの部分は不明です',
  'New accounts cannot be created here at the moment': '現在、新しいアカウントは作成できません',
  'You need an invite code to create an account here': 'アカウントの作成には招待コードが必要です',
  'Please enter a team name': 'チーム名を入力してください',
  'You are not a member of this team': 'あなたはこのチームのメンバーではありません',
  'You switched to another team. This was not saved.':
    '別のチームに切り替えたため、保存されませんでした。',
  'Please enter a name': '名前を入力してください',
  'The last day cannot be before the first': '最終日を開始日より前にすることはできません',
  'Please choose days that are still to come': 'これからの日を選んでください',
  'Please choose at most {count} days': '{count}日以内で選んでください',
  'Please choose at most {count} hours': '{count}時間以内で選んでください',
  '{service} is not available right now': '{service}は現在利用できません',
  'The {api} API is turned off for this server. Please ask the operator to turn it on.':
    'このサーバーでは{api}のAPIが無効です。管理者に有効にするよう依頼してください。',
  '{service} accepts no more changes today. Nothing was lost; please continue tomorrow.':
    '{service}は今日はこれ以上変更を受け付けません。失われたものはありません。明日続けてください。',
  'The service account of this server lacks a permission. Please tell the operator.':
    'このサーバーのサービスアカウントに権限がありません。管理者に知らせてください。',
  'Lensemble lacks a permission for your Google account. Disconnect Google in your profile, then connect it again.':
    'Googleアカウントへの権限が不足しています。プロフィールでGoogleの連携を解除し、もう一度連携してください。',
  'The shared folder in Google Drive was deleted, or is not shared with this server. Please tell the operator.':
    'Googleドライブの共有フォルダーが削除されたか、このサーバーと共有されていません。管理者に知らせてください。',
  'Google Drive does not find the place for this document. Disconnect Google in your profile, then connect it again.':
    'Googleドライブにこのドキュメントの保存先が見つかりません。プロフィールでGoogleの連携を解除し、もう一度連携してください。',
  'The shared folder in Google Drive has no room left. Please ask the operator to use a folder of a shared drive with free space.':
    'Googleドライブの共有フォルダーに空き容量がありません。空きのある共有ドライブのフォルダーを使うよう管理者に依頼してください。',
  'Your Google Drive is full. Make room there, then save the call sheet again.':
    'Googleドライブがいっぱいです。空きを作ってから、香盤表をもう一度保存してください。',
  'The shared folder in Google Drive holds as many files as Google allows. Please ask the operator to remove some, or to use another folder.':
    'Googleドライブの共有フォルダーのファイル数が上限に達しています。管理者に、いくつか削除するか別のフォルダーを使うよう依頼してください。',
  'Your Google Drive holds as many files as Google allows. Remove some there, then save the call sheet again.':
    'Googleドライブのファイル数が上限に達しています。いくつか削除してから、香盤表をもう一度保存してください。',
  'This server may not write to the shared folder in Google Drive. Please ask the operator to make its service account a content manager.':
    'このサーバーはGoogleドライブの共有フォルダーに書き込めません。サービスアカウントをコンテンツ管理者にするよう管理者に依頼してください。',
  'Google Drive does not let Lensemble change this document. Unlock it there, or delete it for good, then save the call sheet again.':
    'Googleドライブでこのドキュメントを変更できません。ロックを解除するか完全に削除してから、香盤表をもう一度保存してください。',
  'The administrator of this Google Workspace does not let Lensemble use Google Drive. Please ask the administrator to allow it.':
    'このGoogle Workspaceの管理者がLensembleによるGoogleドライブの使用を許可していません。許可を依頼してください。',
  'The shared Google Calendar was deleted, or is not shared with this server. Please tell the operator.':
    '共有のGoogleカレンダーが削除されたか、このサーバーと共有されていません。管理者に知らせてください。',
  'Your Google account has no calendar. Open Google Calendar once, then add the shoot again.':
    'Googleアカウントにカレンダーがありません。Googleカレンダーを一度開いてから、撮影をもう一度追加してください。',
  'This server may not change events in the shared Google Calendar. Please ask the operator to share it with “Make changes to events”.':
    'このサーバーは共有のGoogleカレンダーの予定を変更できません。「予定の変更」の権限で共有するよう管理者に依頼してください。',
  'Google Calendar does not let Lensemble change your events. Disconnect Google in your profile, then connect it again.':
    'Googleカレンダーの予定を変更できません。プロフィールでGoogleの連携を解除し、もう一度連携してください。',
  '{service} does not accept the service account of this server. Please ask the operator to check its key and the clock.':
    '{service}がこのサーバーのサービスアカウントを受け付けません。キーと時計を確認するよう管理者に依頼してください。',
  '{service} does not accept this server as a client. Please ask the operator to check its client ID, secret and redirect addresses.':
    '{service}がこのサーバーをクライアントとして受け付けません。クライアントID、シークレット、リダイレクト先を確認するよう管理者に依頼してください。',
  '{service} refused this. Please tell the operator.':
    '{service}に拒否されました。管理者に知らせてください。',
  'The body must be a JSON object': '本文はJSONオブジェクトにしてください',
  'The body has too many fields': '本文の項目が多すぎます',
  'The header If-Match must be {form}': 'If-Matchヘッダーの形式が正しくありません：{form}',
  'Accounts are managed by another service here. Please use the sign-in page.':
    'アカウントは別のサービスで管理されています。ログイン画面をご利用ください。',
  'Too many attempts. Please wait a while and try again.':
    '試行回数が多すぎます。しばらくしてからもう一度お試しください。',
  'This request did not come from Lensemble itself':
    'このリクエストはLensembleから送信されたものではありません',
  'This picture is too large: {size} MB at most': '画像が大きすぎます。{size} MBまでです',
  'This picture is too large: {size} megapixels at most':
    '画像が大きすぎます。{size}メガピクセルまでです',
  'Please send one picture at a time': '画像は1枚ずつ送信してください',
  'Please send the picture or its address, not both':
    '画像かアドレスのどちらか一方を送信してください',
  'This picture is no longer in the storage of the project. Please upload it again.':
    'この画像はプロジェクトのストレージにもうありません。もう一度アップロードしてください。',
  'The storage of the project cannot be reached right now. Please try again shortly.':
    'プロジェクトのストレージに接続できません。しばらくしてからもう一度お試しください。',
  'This field does not accept a picture': 'この項目に画像は指定できません',
  'This field was sent twice': 'この項目が重複しています',
  'The text in this form is too long: 1 MB at most': 'フォームのテキストが長すぎます。1 MBまでです',
  'This Idempotency-Key was already used for a different request':
    'このIdempotency-Keyは別のリクエストで使用済みです',
  'The header Idempotency-Key must have 1 to {count} letters, digits or signs':
    'Idempotency-Keyヘッダーは1～{count}文字の英数字か記号にしてください',
  'This is too large: {size} at most': '大きすぎます。{size}までです',
  'Something went wrong on our side. Please try again.':
    'サーバーで問題が発生しました。もう一度お試しください。',
  'The disk of this server is full, so this was not saved. Please tell the operator.':
    'サーバーのディスクがいっぱいのため、保存できませんでした。管理者に知らせてください。',
  'Lensemble is not available right now. Please try again shortly.':
    'Lensembleは現在利用できません。しばらくしてからもう一度お試しください。',
  'This method is not supported here': 'このメソッドには対応していません',
  'This request could not be read': 'リクエストを読み取れませんでした',
  'This was not found': '見つかりませんでした',
  'This place was not found': 'この場所は見つかりませんでした',
  'The body must be application/json': '本文はapplication/jsonにしてください',
  'Please sign in first': '先にログインしてください',
  'A team can have at most {count} templates. Please delete some first.':
    'チームのテンプレートは{count}件までです。先にいくつか削除してください。',
  'You can own at most {count} teams. Please delete one first.':
    '所有できるチームは{count}件までです。先にいずれかを削除してください。',
  'A team can have at most {count} shoots. Please delete some first.':
    'チームの撮影は{count}件までです。先にいくつか削除してください。',
  'A list can have at most {count} entries. Please delete some first.':
    'リストの項目は{count}件までです。先にいくつか削除してください。',
  'A list can have at most {size} of text. Please shorten some first.':
    'リストのテキストは{size}までです。先に短くしてください。',
  'The pictures of this team take up {size}. Please delete some first.':
    'このチームの画像は{size}を使用しています。先にいくつか削除してください。',
  'This person cannot own more teams: {count} at most':
    'この人が所有できるチームの上限（{count}件）に達しています',
  'A shoot can have at most {size} of text, including everything linked to it':
    '撮影のテキストは、関連する項目を含めて{size}までです',
  'A shoot that uses this can have at most {size} of text, including everything linked to it':
    'これを使う撮影のテキストは、関連する項目を含めて{size}までです',
  'A shoot can have at most {count} crew members, costumes, props and pieces of equipment together':
    '撮影のスタッフ、衣装、小道具、機材は合わせて{count}件までです',
  'The crew of a shoot can wear at most {count} costumes':
    '撮影のスタッフが着る衣装は{count}着までです',
  'A shoot can have at most {count} reference images': '撮影の参考画像は{count}枚までです',
  'Each meeting point needs its own id': '集合場所にはそれぞれ別のIDが必要です',
  'At most {count} meeting points': '集合場所は{count}か所までです',
  'The last day is before the first': '最終日が初日より前になっています',
  'A convention has at most {count} days': 'コンベンションは{count}日までです',
  'This template was not found': 'このテンプレートは見つかりませんでした',
  'Please choose on, off or new': 'on、off、newのいずれかを選んでください',
  'This convention was not found': 'このコンベンションは見つかりませんでした',
  'The convention does not have this meeting point': 'このコンベンションにその集合場所はありません',
  'This convention has changed since you opened it':
    'このコンベンションは、開いたあとに変更されました',
  'A team can have at most {count} conventions. Please delete some first.':
    'チームのコンベンションは{count}件までです。先にいくつか削除してください。',
  'This location was not found': 'このロケ地は見つかりませんでした',
  'This shoot has changed since you opened it': '開いた後にこの撮影が変更されました',
  'One of these costumes was not found': '衣装の1つが見つかりませんでした',
  'One of these props was not found': '小道具の1つが見つかりませんでした',
  'One of these pieces of equipment was not found': '機材の1つが見つかりませんでした',
  'One of these crew members was not found': 'スタッフの1人が見つかりませんでした',
  'One of these costumes is not on the shoot': '衣装の1つがこの撮影に含まれていません',
  'One of these references was not found': '参考画像の1つが見つかりませんでした',
  'At most {count} dates': '候補日は{count}件までです',
  'Please choose each date once': '同じ候補日は一度だけ選んでください',
  'These dates have changed since you opened them': '開いた後に候補日が変更されました',
  'You can answer only for yourself': '回答できるのは自分の分だけです',
  'This date is not in the poll': 'この日は候補にありません',
  'This shoot has changed since the date was taken': '日程を決めた後にこの撮影が変更されました',
  'Please choose yes, maybe or no': '「はい」「未定」「いいえ」から選んでください',
  'The personal link is off': '個人用リンクはオフになっています',
  'This file is empty': 'このファイルは空です',
  'There is no date to answer': '回答できる日程がありません',
  'Only an idea or a planned shoot without a date can ask for a date':
    '日程を尋ねられるのは、アイデアか日付のない計画中の撮影だけです',
  'This poll is closed': 'この日程調整は終了しました',
  'This link has changed since you opened it': '開いた後にこのリンクが変更されました',
  'This picture was not found': 'この画像は見つかりませんでした',
  'This is not the shoot in the address': 'アドレスの撮影と一致しません',
  'These notes have changed since you opened them': '開いた後にこのメモが変更されました',
  'Signing in with {name} is not set up here': '{name}でのログインは設定されていません',
  '{name} only knows this Lensemble as {address}. Open that address instead.':
    '{name}には{address}として登録されています。そのアドレスを開いてください。',
  'There is no profile yet': 'プロフィールはまだありません',
  'An invite code is used when you create your account. Join another team from your profile.':
    '招待コードはアカウントの作成時に使います。別のチームにはプロフィールから参加してください。',
  'This file type is not supported: please choose a JPEG, PNG, WebP, GIF or AVIF file':
    '対応していないファイル形式です。JPEG、PNG、WebP、GIF、AVIFのいずれかを選んでください',
  'This file is empty: please choose another picture': 'ファイルが空です。別の画像を選んでください',
  'This picture is damaged or incomplete: please choose another one':
    '画像が破損しているか不完全です。別の画像を選んでください',
  'This picture takes too much memory to open: please choose a smaller one, or a JPEG of it':
    'この画像は開くのに必要なメモリーが多すぎます。小さい画像かJPEGを選んでください',
  'Please choose a picture': '画像を選んでください',
  'The picture was not saved, because {place} is not available. Nothing else is lost. Please try again later.':
    '{place}を利用できないため、画像を保存できませんでした。ほかに失われたものはありません。後でもう一度お試しください。',
  'Saving the picture took too long. Please try again.':
    '画像の保存に時間がかかりすぎました。もう一度お試しください。',
  'This sign-in has no email address, and Lensemble needs one':
    'このログインにはメールアドレスがありません。Lensembleにはメールアドレスが必要です',
  'An account with this address already exists, but this sign-in cannot open it. Please ask the operator of this server.':
    'このアドレスのアカウントはすでにありますが、このログインでは開けません。サーバーの管理者にお問い合わせください。',
  'This sign-in is no longer valid. Please sign in again.':
    'ログインの有効期限が切れました。もう一度ログインしてください。',
  '{service} is not set up on this server': 'このサーバーでは{service}が設定されていません',
  'Please connect your Google account first': '先にGoogleアカウントを連携してください',
  'Access to your Google account was not allowed':
    'Googleアカウントへのアクセスが許可されませんでした',
  'Google refused access. Please try again.':
    'Googleにアクセスを拒否されました。もう一度お試しください。',
  'This window has expired or was already used. Please close it and start again in the shoot.':
    'このウィンドウは期限切れか使用済みです。閉じて、撮影からやり直してください。',
  'Lensemble needs permission to save documents. Please try again and check that box.':
    'ドキュメントを保存する権限が必要です。もう一度試して、該当する項目にチェックを入れてください。',
  'Lensemble needs permission to add events. Please try again and check that box.':
    '予定を追加する権限が必要です。もう一度試して、該当する項目にチェックを入れてください。',
  'This item has changed since you opened it': '開いた後にこの項目が変更されました',
  'This shoot is too long for a call sheet': 'この撮影は香盤表にするには長すぎます',
  'This session is not valid': 'このセッションは無効です',
  'A team can have at most 1 template. Please delete some first.':
    'チームのテンプレートは1件までです。先に削除してください。',
  'You can own at most 1 team. Please delete one first.':
    '所有できるチームは1件までです。先に削除してください。',
  'You have added a lot in the last minute. Please try again in a minute.':
    '1分間に多くの項目が追加されました。1分後にもう一度お試しください。',
  'Sample data is for a team without shoots': 'サンプルデータは撮影のないチーム向けです',
  'Invalid email or password': 'メールアドレスかパスワードが正しくありません',
  'None of the people you chose can get emails from this team':
    '選んだ人はいずれもこのチームのメールを受け取れません',
  'This shoot is over': 'この撮影は終了しています',
  'A person you chose is no longer on this shoot': '選んだ人の中に、この撮影から外れた人がいます',
  'A person you chose has no shoot at this convention any more':
    '選んだ人の中に、このコンベンションでの撮影がなくなった人がいます',
  'Please choose at least one person': '1人以上選んでください',
  'Please enter a handle, such as @mira.frames':
    '@mira.frames のようなユーザー名を入力してください',
  'Please enter a text': '文面を入力してください',
  'Please add at least one use': '用途を1つ以上追加してください',
  'At most {count} uses': '用途は{count}件までです',
  'A use is listed twice': '同じ用途が2回あります',
  'At most {count} words in braces': '波かっこの言葉は{count}個までです',
  'Only team owners and admins can change the consent wording':
    '同意書の文面を変更できるのはチームのオーナーと管理者だけです',
  'Another member has saved a newer version of the consent wording':
    'ほかのメンバーが同意書の新しい版を保存しました',
  'A consent wording can have at most {count} versions': '同意書の版は{count}件までです',
  'This gallery has changed since you opened it': '開いてからギャラリーが変更されました',
  'This note has changed since you opened it': '開いてからメモが変更されました',
  'This is no longer on your list. Your note was not saved.':
    'これはもうあなたのリストにありません。メモは保存されませんでした。',
  'The packing list is full. Your note was not saved.':
    '持ち物リストがいっぱいです。メモは保存されませんでした。',
  'The team has no consent wording yet': 'チームにはまだ同意書の文面がありません',
  'Please type your full name': '氏名を入力してください',
  'Please choose what you agree to': '同意する内容を選んでください',
  'Please choose what you withdraw': '撤回する内容を選んでください',
  'What you read has changed meanwhile. Please read it again before you sign.':
    '読んでいる間に内容が変わりました。もう一度読んでから署名してください。',
  'You can sign at most {count} times. Please tell the team what you want.':
    '署名は{count}回までです。ご希望をチームに伝えてください。',
  'You can withdraw at most {count} times. Please tell the team what you want.':
    '撤回は{count}回までです。ご希望をチームに伝えてください。',
  'Please write a comment': 'コメントを書いてください',
  'This point is not on the picture': 'この点は画像の上にありません',
  'Please choose a reference and a point, or neither':
    '参考画像と点の両方を選ぶか、どちらも選ばないでください',
  'A reply has the same place as its comment': '返信はコメントと同じ場所にあります',
  'A comment about a change is no reply and at no reference':
    '変更についてのコメントは、返信にも参考画像へのコメントにもできません',
  'You can only mention members of the team': 'メンションできるのはチームのメンバーだけです',
  'This reference was not found': 'この参考画像は見つかりませんでした',
  'Not saved: the team has closed the comments':
    '保存されませんでした。チームがコメントを終了しました',
  'This change was not found': 'この変更は見つかりませんでした',
  'This comment was not found': 'このコメントは見つかりませんでした',
  'Only the author can edit a comment': 'コメントを編集できるのは書いた人だけです',
  'A reply cannot be resolved': '返信は解決済みにできません',
  'Only members of the team can comment': 'コメントできるのはチームのメンバーだけです',
  'Only the author, team owners and admins can delete a comment':
    'コメントを削除できるのは、書いた人とチームのオーナーと管理者だけです',
  'A shoot can have at most {count} comments. Please delete some first.':
    '撮影に付けられるコメントは{count}件までです。先にいくつか削除してください。',
  'You have written a lot in the last minute. Please try again in a minute.':
    'この1分間の書き込みが多すぎます。1分後にもう一度お試しください。',
  'This is not a push subscription of a browser': 'ブラウザーのプッシュ購読ではありません',
  'This choice is not available for this notification': 'この通知では選べない設定です',
  'Please enter the code': 'コードを入力してください',
  'This code is wrong or already used. Please try another one.':
    'このコードは正しくないか、すでに使われています。別のコードをお試しください。',
  'This took too long. Please sign in again.': '時間切れです。もう一度ログインしてください。',
  'The setup has expired. Please start again.':
    '設定の有効期限が切れました。最初からやり直してください。',
  'Two-step sign-in is already on': '2段階ログインはすでにオンです',
  'Two-step sign-in is off': '2段階ログインはオフです',
  'No account here has this passkey': 'このパスキーが登録されたアカウントはありません',
  'The passkey could not be added. Please try again.':
    'パスキーを追加できませんでした。もう一度お試しください。',
  'You have as many passkeys as an account can have': 'パスキーの数が上限に達しています',
  'Passkeys only work at {address}. Open that address instead.':
    'パスキーは{address}でのみ使えます。そのアドレスを開いてください。',
} as const satisfies Readonly<Record<Sentence, string>>;
