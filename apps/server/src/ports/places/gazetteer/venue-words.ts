/** Folded words for venues, and articles and prepositions. Some towns have such names but are hardly ever meant. */
export const venueWords: ReadonlySet<string> = new Set(
  [
    'and at in near of on the to',
    'am an bei das den der die du des la las le les los san santa sainte saint st sur und van von zu',
    'abbey airport aquarium arena avenue bay beach bridge building canyon castle cathedral cave center central centre church cliff',
    'club coast college convention con congress dock expo exhibition fair falls farm field forest fort fortress gallery garden',
    'gardens gate grand hall harbor harbour hill hills hotel house island lake library lighthouse mall manor market mill',
    'monument mountain museum national old opera palace park pavilion pier plaza point pond pool quarry railway ranch river',
    'road rock royal ruins school shop shopping shore square stadium station street studio studios temple theater theatre',
    'tower town trail tunnel university valley village wall warehouse waterfall wood woods zoo',
    'bahnhof burg dom garten hafen halle haus hof kirche kloster markt messe platz schloss see strand turm wald',
    'abbaye bois chateau foret gare jardin lac parc plage pont salon',
    'castello castillo castelo feria jardim lago palacio palazzo parco parque piazza playa praia praca villa',
    'kasteel pałac zamek',
  ].flatMap((line) => line.split(' ')),
);
