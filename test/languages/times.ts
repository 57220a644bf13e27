/**
 * The same hundred times, a line each: in English, German, Spanish and French, with `|` between. They were written before anything was made to
 * read them; the odd lines were looked at while that was made, the even ones were only counted.
 */
export const TIMES = `
We met yesterday|Wir haben uns gestern getroffen|Nos vimos ayer|On s'est vus hier
I'll come tomorrow|Ich komme morgen vorbei|Vendré mañana|Je viendrai demain
today is fine|Heute passt es mir gut|Hoy me viene bien|Aujourd'hui ça me va
the day before yesterday it worked|Vorgestern ging es noch|Anteayer funcionaba|Avant-hier ça marchait
the day after tomorrow I have time|Übermorgen habe ich Zeit|Pasado mañana tengo tiempo|Après-demain j'ai le temps
I have lived here since March|Ich wohne seit März hier|Vivo aquí desde marzo|J'habite ici depuis mars
I have worked there since 2021|Ich arbeite seit 2021 dort|Trabajo allí desde 2021|J'y travaille depuis 2021
it is broken since Monday|Es ist seit Montag kaputt|Está roto desde el lunes|C'est en panne depuis lundi
until Friday|Ich brauche es bis Freitag|Lo necesito hasta el viernes|Il me le faut jusqu'à vendredi
until the end of June|Das gilt bis Ende Juni|Vale hasta finales de junio|C'est valable jusqu'à fin juin
last year|Letztes Jahr war ich krank|El año pasado estuve enfermo|L'année dernière j'étais malade
next year|Nächstes Jahr ziehe ich um|El año que viene me mudo|L'année prochaine je déménage
this year|Dieses Jahr bleibe ich hier|Este año me quedo aquí|Cette année je reste ici
last week|Letzte Woche hat er angerufen|La semana pasada llamó|La semaine dernière il a appelé
next week|Nächste Woche bin ich weg|La próxima semana estoy fuera|La semaine prochaine je suis absent
this week|Diese Woche geht es nicht|Esta semana no puede ser|Cette semaine ce n'est pas possible
last month|Letzten Monat kam die Rechnung|El mes pasado llegó la factura|Le mois dernier la facture est arrivée
next month|Nächsten Monat kündige ich|El mes que viene lo cancelo|Le mois prochain je résilie
three years ago|Vor drei Jahren habe ich geheiratet|Me casé hace tres años|Je me suis marié il y a trois ans
two weeks ago|Vor zwei Wochen war sie da|Hace dos semanas estuvo allí|Il y a deux semaines elle était là
four days ago|Vor vier Tagen|Hace cuatro días|Il y a quatre jours
six months ago|Vor sechs Monaten|Hace seis meses|Il y a six mois
in two weeks|In zwei Wochen fliege ich|Dentro de dos semanas vuelo|Dans deux semaines je pars
in three days|In drei Tagen|En tres días|Dans trois jours
in a month|In einem Monat|Dentro de un mes|Dans un mois
for three years now|Ich rauche seit drei Jahren|Fumo desde hace tres años|Je fume depuis trois ans
for two months now|Das geht seit zwei Monaten so|Es así desde hace dos meses|C'est comme ça depuis deux mois
on 3 May 2023|Am 3. Mai 2023 war der Umzug|La mudanza fue el 3 de mayo de 2023|Le déménagement était le 3 mai 2023
on 24 December 2022|Am 24. Dezember 2022|El 24 de diciembre de 2022|Le 24 décembre 2022
on 1 July 2024|Am 1. Juli 2024|El 1 de julio de 2024|Le 1er juillet 2024
on 5 April 2023|Der Vertrag ist vom 05.04.2023|El contrato es del 05/04/2023|Le contrat est du 05/04/2023
on 12 November 2021|Das war am 12.11.2021|Fue el 12/11/2021|C'était le 12/11/2021
on 7 February 2020|Rechnung vom 7.2.2020|Factura del 7/2/2020|Facture du 7/2/2020
in March 2023|Im März 2023 bin ich umgezogen|En marzo de 2023 me mudé|En mars 2023 j'ai déménagé
in August 2019|Im August 2019|En agosto de 2019|En août 2019
in 2018|Ich habe im Jahr 2018 angefangen|Empecé en 2018|J'ai commencé en 2018
from March to May|Von März bis Mai war ich in Rom|De marzo a mayo estuve en Roma|De mars à mai j'étais à Rome
from 2015 to 2018|Von 2015 bis 2018 war ich Lehrer|De 2015 a 2018 fui profesor|De 2015 à 2018 j'étais prof
between 2010 and 2014|Zwischen 2010 und 2014|Entre 2010 y 2014|Entre 2010 et 2014
from Monday to Wednesday|Von Montag bis Mittwoch|De lunes a miércoles|De lundi à mercredi
before 2018|Das war vor 2018|Fue antes de 2018|C'était avant 2018
after Easter|Nach Ostern|Después de Semana Santa|Après Pâques
last Friday|Letzten Freitag kam er|El viernes pasado vino|Vendredi dernier il est venu
next Tuesday|Nächsten Dienstag habe ich einen Termin|El próximo martes tengo cita|J'ai rendez-vous mardi prochain
this Thursday|Diesen Donnerstag|Este jueves|Ce jeudi
We met on Sunday|Wir haben uns am Sonntag getroffen|Nos vimos el domingo|On s'est vus dimanche
I will see her on Saturday|Ich werde sie am Samstag sehen|La veré el sábado|Je la verrai samedi
last summer|Letzten Sommer waren wir in Italien|El verano pasado fuimos a Italia|L'été dernier nous étions en Italie
next winter|Nächsten Winter|El próximo invierno|L'hiver prochain
last weekend|Letztes Wochenende|El fin de semana pasado|Le week-end dernier
next weekend|Nächstes Wochenende|El próximo fin de semana|Le week-end prochain
at the beginning of May|Anfang Mai|A principios de mayo|Début mai
in mid March 2023|Mitte März 2023|A mediados de marzo de 2023|Mi-mars 2023
at the end of 2022|Ende 2022|A finales de 2022|Fin 2022
at the end of the month|Am Ende des Monats|A finales de mes|À la fin du mois
tomorrow at 3 pm|Morgen um 15 Uhr|Mañana a las 15:00|Demain à 15h
tomorrow at 9:30|Morgen um 9:30 Uhr|Mañana a las 9:30|Demain à 9h30
on Friday at 10 am|Ich komme am Freitag um 10 Uhr|Vendré el viernes a las 10 de la mañana|Je viendrai vendredi à 10h
tomorrow morning|Morgen früh|Mañana por la mañana|Demain matin
this evening|Heute Abend|Esta noche|Ce soir
yesterday evening|Gestern Abend|Ayer por la noche|Hier soir
tomorrow afternoon|Morgen Nachmittag|Mañana por la tarde|Demain après-midi
last night|Letzte Nacht|Anoche|La nuit dernière
at Christmas 2022|Weihnachten 2022|En Navidad de 2022|À Noël 2022
since Christmas|Seit Weihnachten|Desde Navidad|Depuis Noël
since 1 February|Seit dem 1. Februar|Desde el 1 de febrero|Depuis le 1er février
since last week|Seit letzter Woche|Desde la semana pasada|Depuis la semaine dernière
since yesterday|Seit gestern|Desde ayer|Depuis hier
until tomorrow|Bis morgen|Hasta mañana|Jusqu'à demain
until 2026|Bis 2026|Hasta 2026|Jusqu'en 2026
until 31 December 2024|Bis zum 31. Dezember 2024|Hasta el 31 de diciembre de 2024|Jusqu'au 31 décembre 2024
from June onwards|Ab Juni|A partir de junio|À partir de juin
from 1 September onwards|Ab dem 1. September|A partir del 1 de septiembre|À partir du 1er septembre
in the last two weeks|In den letzten zwei Wochen|En las últimas dos semanas|Ces deux dernières semaines
in the next three months|In den nächsten drei Monaten|En los próximos tres meses|Dans les trois prochains mois
a year ago|Vor einem Jahr|Hace un año|Il y a un an
ten years ago|Vor zehn Jahren|Hace diez años|Il y a dix ans
half an hour ago|Vor einer halben Stunde|Hace media hora|Il y a une demi-heure
two hours ago|Vor zwei Stunden|Hace dos horas|Il y a deux heures
in an hour|In einer Stunde|Dentro de una hora|Dans une heure
next spring|Im nächsten Frühling|La próxima primavera|Au printemps prochain
in autumn 2021|Im Herbst 2021|En otoño de 2021|À l'automne 2021
in the nineties|In den Neunzigern|En los noventa|Dans les années quatre-vingt-dix
in the 1980s|In den 1980er Jahren|En los años 80|Dans les années 80
the first quarter of 2023|Im ersten Quartal 2023|En el primer trimestre de 2023|Au premier trimestre 2023
last quarter|Letztes Quartal|El trimestre pasado|Le trimestre dernier
recently|Kürzlich war ich beim Arzt|Recientemente fui al médico|Récemment je suis allé chez le médecin
on Monday next week|Montag nächster Woche|El lunes de la próxima semana|Lundi de la semaine prochaine
the day before Christmas 2023|Am Tag vor Weihnachten 2023|El día antes de Navidad de 2023|La veille de Noël 2023
three days after Easter|Drei Tage nach Ostern|Tres días después de Semana Santa|Trois jours après Pâques
on 15 March|Ich bin am 15. März umgezogen|Me mudé el 15 de marzo|J'ai déménagé le 15 mars
it will be in September|Es wird im September sein|Será en septiembre|Ce sera en septembre
on New Year's Eve 2023|An Silvester 2023|En Nochevieja de 2023|À la Saint-Sylvestre 2023
now|Jetzt sofort|Ahora mismo|Maintenant
at noon tomorrow|Morgen Mittag um 12 Uhr|Mañana al mediodía|Demain à midi
at the weekend|Am Wochenende|El fin de semana|Le week-end
on Monday morning|Am Montagmorgen|El lunes por la mañana|Lundi matin
three weeks ago|Vor drei Wochen|Hace tres semanas|Il y a trois semaines
the last three days|Die letzten drei Tage|Los últimos tres días|Les trois derniers jours
from 9 to 11 May 2023|Vom 9. bis 11. Mai 2023|Del 9 al 11 de mayo de 2023|Du 9 au 11 mai 2023
`;
