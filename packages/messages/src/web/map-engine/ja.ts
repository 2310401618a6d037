import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  notConfigured: 'Google MapsのAPIキーが設定されていません',
  scriptFailed: 'Google Mapsのスクリプトを読み込めませんでした',
  scriptWithoutMaps: 'Google MapsのAPIが読み込まれていません',
  failed: '地図を読み込めませんでした',
  advice: '設定を確認してください',
  loading: '地図を読み込み中…',
  tryAgain: 'もう一度試す',
  useSimple: '簡易地図を使う',
  zoomIn: '拡大',
  zoomOut: '縮小',
  myPosition: '現在地',
  together: '{count}件：{names}',
  togetherMore: '{count}件：{names}、ほか{rest}件',
  useWheel: '地図を拡大・縮小するには、{key}キーを押しながらスクロールします',
  useTwoFingers: '地図を動かすには2本の指を使ってください',
  help: '矢印キーで地図を移動、プラスとマイナスで拡大・縮小します。',
  helpWithPoint:
    '矢印キーで地図を移動、プラスとマイナスで拡大・縮小します。Enterキーで中央に地点を指定します。',
  noStreets: '道路地図は利用できません',
  near: '{place}またはその付近',
  north: '{place}の北{distance}',
  northeast: '{place}の北東{distance}',
  east: '{place}の東{distance}',
  southeast: '{place}の南東{distance}',
  south: '{place}の南{distance}',
  southwest: '{place}の南西{distance}',
  west: '{place}の西{distance}',
  northwest: '{place}の北西{distance}',
} as const satisfies Translation<typeof en>;
