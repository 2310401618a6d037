import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  title: 'チームデータ',
  exportAbout: 'アーカイブには、撮影、リスト、画像など、{team}のすべてのデータが含まれます。',
  exportMailed: '準備ができたらメールでお知らせします。',
  exportHere: '準備ができたら、ここからダウンロードできます。',
  exportTeam: 'チームをエクスポート',
  exportAgain: 'もう一度エクスポート',
  exportWaiting: 'まもなくエクスポートを開始します',
  exportStarted: 'データを集めています',
  exportRunning: '画像をまとめています：{total}件中{done}件',
  exportReady: '{date}に準備ができました。{end}までダウンロードできます。',
  exportFailed: 'エクスポートできませんでした。もう一度お試しください。',
  download: 'ダウンロード（{size} MB）',
  importTitle: 'チームをインポート',
  importAbout:
    'チームのアーカイブから、あなたがオーナーの新しいチームを作ります。メンバーは引き継がれないため、もう一度招待してください。',
  choose: 'アーカイブを選択',
  sending: 'アーカイブを送信しています',
  importWaiting: 'まもなくインポートを開始します',
  importStarted: 'アーカイブを確認しています',
  importRunning: '画像を保存しています：{total}件中{done}件',
  imported: 'チームをインポートしました。チームの一覧に表示されます。',
  importFailed: 'アーカイブを送信できませんでした。もう一度お試しください。',
  newIds: '新しいIDでインポート',
  foreign:
    'これはチームのアーカイブではありません。「チームをエクスポート」で作成したファイルを選択してください。',
  damaged:
    'このアーカイブは壊れているか、チームのアーカイブにないものが含まれています。何もインポートされませんでした。チームをもう一度エクスポートして、新しいファイルを選択してください。',
  newer:
    'このアーカイブは新しいバージョンのLensembleで作成されました。このサーバーの更新を運営者に依頼してください。',
  tooLarge:
    'このアーカイブは大きすぎます。何もインポートされませんでした。このサーバーの上限を運営者に確認してください。',
  idsTaken:
    'このアーカイブの記録はすでにここにあります。新しいIDでインポートするとコピーになりますが、共有した撮影のリンクはコピーにはつながりません。',
  quota:
    'このアーカイブがチームの上限を超えているか、所有しているチームが多すぎます。何もインポートされませんでした。運営者に上限の引き上げを依頼するか、先にチームを削除してください。',
  failed: 'インポートできませんでした。もう一度お試しください。',
  notLoaded: 'アーカイブの状態を読み込めませんでした',
} as const satisfies Translation<typeof en>;
